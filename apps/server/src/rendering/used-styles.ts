/** A rule of a style sheet, or a group of rules such as a media query. */
type Rule = StyleRule | GroupRule

interface StyleRule {
  readonly text: string
  /** For each selector, the classes that it needs. A rule such as `@font-face` has one selector, which needs none. */
  readonly selectors: readonly (readonly string[])[]
}

interface GroupRule {
  readonly condition: string
  readonly rules: readonly Rule[]
}

/**
 * Creates a function that reduces style sheets to the rules whose classes occur in a page. A page that contains them is painted
 * without waiting for the sheets. They are a superset of what the page shows, because ids, attributes and states are ignored.
 *
 * @param read - reads the minified style sheet with this address
 */
export function createUsedStyles(read: (address: string) => string): (addresses: readonly string[], html: string) => string {
  const known = new Map<string, readonly Rule[]>()
  return (addresses, html) => {
    const classes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat())
    return addresses
      .map((address) => {
        const rules = known.get(address) ?? parseRules(read(address))
        known.set(address, rules)
        return writeUsed(rules, classes)
      })
      .join('')
  }
}

function writeUsed(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) {
        return rule.selectors.some((needed) => needed.every((name) => classes.has(name))) ? rule.text : ''
      }
      const inside = writeUsed(rule.rules, classes)
      return inside === '' ? '' : `${rule.condition}{${inside}}`
    })
    .join('')
}

/** A quoted text, which may contain any character, or a character that ends a prelude, a block or a statement. */
const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g

function parseRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let bodyStart = 0
  let depth = 0
  for (const { 0: mark, index } of sheet.matchAll(marks)) {
    if (mark === '{') {
      depth += 1
      if (depth === 1) bodyStart = index + 1
    } else if (mark === '}') {
      depth -= 1
      if (depth === 0) {
        rules.push(createRule(sheet.slice(start, bodyStart - 1), sheet.slice(bodyStart, index)))
        start = index + 1
      }
    } else if (mark === ';' && depth === 0) {
      rules.push({ text: sheet.slice(start, index + 1), selectors: [[]] })
      start = index + 1
    }
  }
  return rules
}

function createRule(prelude: string, body: string): Rule {
  if (/^@(media|supports|container|layer)\b/.test(prelude)) return { condition: prelude, rules: parseRules(body) }
  const selectors = prelude.startsWith('@') ? [[]] : withoutArguments(prelude).split(',').map(classesOf)
  return { text: `${prelude}{${body}}`, selectors }
}

/** Removes the arguments of functions such as `:not(…)`, whose classes a page may lack. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

function classesOf(selector: string): string[] {
  return Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name]) => name!)
}
