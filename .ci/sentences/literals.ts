import { type ESTree, parseSync } from 'vite'

/** A text that a source writes: what is put in at run time stands as `{}`. A regular expression is given as one. */
export type Literal = string | RegExp

/** A text with the nodes around it, the nearest last. */
export interface PlacedLiteral {
  readonly literal: Literal
  readonly around: readonly ESTree.Node[]
}

/** Every text of a source: strings, templates, regular expressions and what stands between tags, never a comment. */
export function literalsIn(file: string, source: string): PlacedLiteral[] {
  const found: PlacedLiteral[] = []
  visit(parseSync(file, source).program, [], found)
  return found
}

function visit(node: ESTree.Node, around: readonly ESTree.Node[], found: PlacedLiteral[]): void {
  const literal = literalOf(node)
  if (literal !== null) found.push({ literal, around })
  for (const child of childrenOf(node)) visit(child, [...around, node], found)
}

function literalOf(node: ESTree.Node): Literal | null {
  if (node.type === 'Literal') {
    if ('regex' in node) return node.value
    return typeof node.value === 'string' ? inOneLine(node.value) : null
  }
  if (node.type === 'TemplateLiteral') return inOneLine(node.quasis.map(({ value }) => value.cooked ?? '').join('{}'))
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return inOneLine(node.children.map(wordsOf).join(''))
  return null
}

const wordsOf = (child: ESTree.JSXChild) => (child.type === 'JSXText' ? child.value : '{}')

/** As it is read on a screen: a broken line is a space. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}
