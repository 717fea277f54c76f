import { posix } from 'node:path'
import { attributeOf, textOf } from './print-snippet.ts'
import { nameOf, nodesIn, visit, withoutTypes } from './story-file.ts'
import type { Node, StoryFile } from './story-file.ts'

/** Where a story file is, and what it shows. */
export interface StorySource {
  /** The folder of the file, from `packages/ui/src`: 'components/button'. */
  readonly folder: string
  /** The code of the component. Its types name the parameters of handlers. */
  readonly types: string
  /** The names that the packages of components and of patterns export. */
  readonly exported: ReadonlySet<string>
}

/** Copies code out of a story file, together with everything that it uses. */
export class SnippetWriter {
  readonly #file: StoryFile
  readonly #source: StorySource
  readonly #used = new Set<string>()

  constructor(file: StoryFile, source: StorySource) {
    this.#file = file
    this.#source = source
  }

  /** The code of a node, with handlers that log in place of spies. */
  use(node: Node, givenAs = ''): string {
    const spies: { start: number; end: number; text: string }[] = []
    visit(
      node,
      (part, name) => {
        if (part.type === 'Identifier' || part.type === 'JSXIdentifier') this.#useName(nameOf(part))
        if (part.type === 'CallExpression' && nameOf(part['callee']) === 'fn')
          spies.push({ ...part, text: this.#handler(part, name, node.type === 'VariableDeclaration') })
      },
      givenAs,
    )
    const pieces = spies.reduceRight(
      (code, { start, end, text }) => code.slice(0, start - node.start) + text + code.slice(end - node.start),
      this.#file.code.slice(node.start, node.end),
    )
    return dedented(pieces)
  }

  /** The attribute of a prop. */
  attribute(name: string, value: Node): string {
    if (value.type === 'SpreadElement') return `{${this.use(value)}}`
    if (value.type === 'Literal' && ['string', 'boolean'].includes(typeof value['value']))
      return attributeOf(name, value['value'])
    return nameOf(value) === 'undefined' ? '' : `${name}={${this.use(value, name)}}`
  }

  /** The code between the tags. */
  children(value: Node): string | null {
    if (value.type === 'Literal') return typeof value['value'] === 'string' ? textOf(value['value']) : null
    return value.type.startsWith('JSX') ? this.use(value) : `{${this.use(value)}}`
  }

  /** False if the code so far uses what nobody can import: other stories, or names that no package exports. */
  get isComplete(): boolean {
    return [...this.#used].every((name) => !this.#file.stories.has(name) && this.#isImportable(name))
  }

  /** The imports and declarations that the code so far needs. */
  before(): string[] {
    const { imports, declarations } = this.#file
    const used = new Set<Node>()
    const texts = new Map<Node, string>()
    for (const name of this.#used) {
      const declaration = declarations.get(name)
      if (declaration !== undefined && !used.has(declaration)) texts.set(declaration, this.use(declaration))
      if (declaration !== undefined) used.add(declaration)
    }
    const statements = [...this.#used].flatMap((name) => {
      const found = imports.get(name)
      return found === undefined || found.from === 'storybook/test'
        ? []
        : [{ ...found, local: name, from: this.#moduleOf(found.from) }]
    })
    const lines = [...Map.groupBy(statements, ({ from }) => from)].map(([from, names]) => {
      const list = names.map(
        ({ name, local, isType }) => (isType ? 'type ' : '') + (name === local ? name : `${name} as ${local}`),
      )
      return `import { ${list.toSorted().join(', ')} } from '${from}'`
    })
    const ordered = [...texts].toSorted(([one], [other]) => one.start - other.start).map(([, text]) => text)
    return [...(lines.length > 0 ? [lines.toSorted().join('\n')] : []), ...ordered]
  }

  #useName(name: string): void {
    if (this.#file.imports.has(name) || this.#file.declarations.has(name)) this.#used.add(name)
  }

  #isImportable(name: string): boolean {
    const found = this.#file.imports.get(name)
    if (found === undefined || found.from === 'storybook/test') return true
    const from = this.#moduleOf(found.from)
    return /^@shop\/ui\/(?:components|patterns)$/.test(from)
      ? this.#source.exported.has(found.name)
      : /^(?:@shop\/|react$)/.test(from)
  }

  /** The public name of a module that a story file imports. */
  #moduleOf(from: string): string {
    if (!from.startsWith('.')) return from
    const path = posix.join(this.#source.folder, from)
    const [kind = ''] = path.split('/')
    return `@shop/ui/${kind === 'components' || kind === 'patterns' ? kind : path}`
  }

  /** What a spy becomes: its own implementation, or a handler that logs. Only a prop gives the parameters of a handler their types. */
  #handler(call: Node, name: string, isDeclared: boolean): string {
    const [own] = nodesIn(call, 'arguments')
    if (own !== undefined) return this.use(withoutTypes(own))
    if (this.#file.declarations.has(name)) return `(...values: unknown[]) => console.log('${name}', ...values)`
    const [, list = ''] = isDeclared ? [] : (new RegExp(`\\b${name}\\??: \\(([^)]*)\\) => `).exec(this.#source.types) ?? [])
    const parameters = [...list.matchAll(/(\w+)\??:/g)].map(([, parameter = '']) => parameter)
    return `(${parameters.join(', ')}) => console.log(${[`'${name}'`, ...parameters].join(', ')})`
  }
}

/** Code that is indented as its first line, which has lost its indentation. */
function dedented(code: string): string {
  const [first = '', ...rest] = code.split('\n')
  const depth = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length))
  return [first, ...rest.map((line) => line.slice(depth))].join('\n')
}
