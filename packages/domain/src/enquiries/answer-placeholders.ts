import { limits } from '../limits.ts'

/** The placeholders of prepared answers, with what takes their place. Declare a new one here; the compiler then asks for its value. */
export const answerPlaceholders = {
  name: 'the name of the shopper',
  shop: 'the name of the shop',
  reference: 'the reference of the enquiry',
  items: 'what it is about, such as “Eko Sofa and 2 more”',
  total: 'the quoted price',
  deposit: 'the deposit',
  balance: 'what is left to pay after the deposit',
  date: 'the promised date',
  link: 'the page on which shoppers find their enquiries',
} as const satisfies Readonly<Record<string, string>>

/** The name of a placeholder without its braces. */
export type AnswerPlaceholder = keyof typeof answerPlaceholders

/** A placeholder in a text, such as `{total}`. */
export const placeholderExpression = /\{([^{}]*)\}/g

/** The message when a text for answers is empty. */
const answerMissing = 'Write the answer, or go back to the original text.'

/** The problem of a text for answers; null when it is valid. */
export function answerProblem(text: string): string | null {
  if (text.trim() === '') return answerMissing
  // Not `limits.answerMaximum.toLocaleString`: for a call on a limit, the bundler keeps all limits in the files of every page.
  const maximum = limits.answerMaximum
  if (text.length > maximum) return `An answer has at most ${maximum.toLocaleString('en-NG')} characters.`
  const unknown = [...text.matchAll(placeholderExpression)].find(([, name = '']) => !isPlaceholder(name))
  return unknown === undefined ? null : `${unknown[0]} is not a placeholder. Use ${placeholderList()}.`
}

/** Whether this is the name of a placeholder. */
export function isPlaceholder(name: string): name is AnswerPlaceholder {
  return Object.hasOwn(answerPlaceholders, name)
}

function placeholderList(): string {
  const names = Object.keys(answerPlaceholders).map((name) => `{${name}}`)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
