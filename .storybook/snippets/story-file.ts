import { parseSync } from 'vite'

/** A node of the syntax tree, as far as it is read here. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** An import of a story file. */
interface Import {
  readonly from: string
  /** The name in the other module. */
  readonly name: string
  readonly isType: boolean
}

/** What a story file contains, by name. */
export interface StoryFile {
  readonly code: string
  readonly imports: ReadonlyMap<string, Import>
  readonly declarations: ReadonlyMap<string, Node>
  readonly meta: Node | undefined
  readonly stories: ReadonlyMap<string, Node>
}

/** Parses a story file. */
export function readStoryFile(code: string): StoryFile {
  const imports = new Map<string, Import>()
  const declarations = new Map<string, Node>()
  const stories = new Map<string, Node>()
  for (const statement of nodesIn(parseSync('story.tsx', code).program, 'body')) {
    if (statement.type === 'ImportDeclaration') {
      const from = nameOf(statement['source'])
      for (const specifier of nodesIn(statement, 'specifiers')) {
        const isType = statement['importKind'] === 'type' || specifier['importKind'] === 'type'
        imports.set(nameOf(specifier['local']), { from, name: nameOf(specifier['imported']), isType })
      }
    }
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null
    if (declaration === null) continue
    for (const { id, init } of nodesIn(declaration, 'declarations') as unknown as { id: Node; init: Node }[]) {
      if (statement.type === 'ExportNamedDeclaration') stories.set(nameOf(id), withoutTypes(init))
      for (const name of namesIn(id)) declarations.set(name, declaration)
    }
    if (/^(?:Function|TSInterface|TSTypeAlias)Declaration$/.test(declaration.type)) {
      declarations.set(nameOf(declaration['id']), declaration)
    }
  }
  const [meta] = nodesIn(declarations.get('meta'), 'declarations')
  return { code, imports, declarations, meta: meta && withoutTypes(meta['init'] as Node), stories }
}

/** The names that a declaration gives, also those of `const { images, name } = product`. */
const namesIn = (id: Node): string[] =>
  id.type === 'ObjectPattern' ? nodesIn(id, 'properties').map(({ value }) => nameOf(value)) : [nameOf(id)]

/** The list of nodes in a field; empty if there is none. */
export function nodesIn(node: unknown, field: string): Node[] {
  const list = (node as Record<string, unknown> | undefined)?.[field]
  return Array.isArray(list) ? (list as Node[]) : []
}

/** The name of an identifier or of a key. */
export const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' ? value : '')
}

/** The expression without types and parentheses around it. */
export function withoutTypes(node: Node): Node {
  return /^(?:TSSatisfies|TSAs|TSNonNull|Parenthesized)Expression$/.test(node.type)
    ? withoutTypes(node['expression'] as Node)
    : node
}

/** Calls a function with a node and everything below it, and with the name under which each node is given: a prop, a key, a constant. */
export function visit(node: Node, see: (node: Node, givenAs: string) => void, givenAs = ''): void {
  see(node, givenAs)
  const name = nameOf(node['key'] ?? (node.type === 'JSXAttribute' ? node['name'] : node['id']))
  for (const [field, value] of Object.entries(node)) {
    // Names of properties and attributes refer to nothing.
    if ((field === 'key' || field === 'property') && node['computed'] === false) continue
    if (field === 'name' && node.type === 'JSXAttribute') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see, name || givenAs)
    }
  }
}
