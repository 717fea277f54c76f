import type { ESTree } from 'vite'
import { literalsIn, type Literal, type PlacedLiteral } from './literals.ts'

/**
 * The texts that a test looks at: those in an expectation or in a query that fails without them. A title, a
 * comment, a prop and what must not be there are no look.
 */
export function textsLookedAt(file: string, source: string): Literal[] {
  return literalsIn(file, source)
    .filter(isLookedAt)
    .map(({ literal }) => literal)
}

function isLookedAt({ around }: PlacedLiteral): boolean {
  const statement = around.findLastIndex(({ type }) => type.endsWith('Statement') || type.endsWith('Declaration'))
  const near = around.slice(statement)
  const calls = near.filter((node) => node.type === 'CallExpression').map(({ callee }) => wordsOfCallee(callee))
  if (calls.some((words) => words.some(isAbsence))) return false
  return calls.some((words) => words.some(isLook)) || isListOfLooks(near[0])
}

/** What a call is written with: `expect(x).not.toBe` has expect, not and toBe. */
function wordsOfCallee(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  // What `test.each([…])` gives is called with a title, which is no look.
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const { object, property } = callee
  return [...wordsOfCallee(object.type === 'CallExpression' ? object.callee : object), property.name]
}

const isLook = (word: string) => word === 'expect' || word === 'each' || /^(?:get|find)(?:All)?By/.test(word)

const isAbsence = (word: string) => ['not', 'toBeNull', 'toBeHidden'].includes(word) || word.startsWith('query')

/** `for (const text of ['…']) expect(…)`. */
const isListOfLooks = (node: ESTree.Node | undefined) => node?.type === 'ForOfStatement'
