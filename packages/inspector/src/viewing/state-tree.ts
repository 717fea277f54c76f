/** Names of states, each with those inside it. */
export type StateTree = Map<string, StateTree>

/** Reads states in the form of the log, `list.open, question (a.b, c)`, or as JSON. Returns a sentence for a text that is neither. */
export function treeOf(text: string): StateTree | string {
  if (!/^\s*["{[]/.test(text)) return treeOfWords(text)
  try {
    return treeOfJson(JSON.parse(text))
  } catch {
    return 'This is not complete JSON. Write a state such as list.open, or {"list":"open"}.'
  }
}

function treeOfJson(json: unknown): StateTree | string {
  if (typeof json === 'string') return treeOfWords(json)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return 'A state is a name, or an object such as {"list":"open"}.'
  const tree: StateTree = new Map()
  for (const [name, inner] of Object.entries(json)) {
    const below = treeOfJson(inner)
    if (typeof below === 'string') return below
    tree.set(name, below)
  }
  return tree
}

/** Commas and brackets separate parallel parts, and points separate a state from those inside it. */
function treeOfWords(text: string): StateTree | string {
  const root: StateTree = new Map()
  const open: StateTree[] = [root]
  let place = root
  for (const [token] of text.matchAll(/[^\s.,()]+|[,()]/g)) {
    if (token === ',') place = open.at(-1)!
    else if (token === '(') open.push(place)
    else if (token === ')') {
      if (open.length === 1) return 'A closing bracket has no opening one.'
      open.pop()
    } else {
      const inner = place.get(token) ?? (new Map() as StateTree)
      place.set(token, inner)
      place = inner
    }
  }
  if (open.length > 1) return 'A closing bracket is missing.'
  return root.size > 0 ? root : 'Write the state that you expect.'
}
