import { isPlaceholder, placeholderExpression } from './answer-placeholders.ts'
import type { AnswerPlaceholder } from './answer-placeholders.ts'
import type { AnswerValues } from './answer-values.ts'

/**
 * The prepared answer with which an admin opens the chat with a shopper. The admin may change it before it is sent.
 *
 * @param text - the shop's text for the status. A sentence with a value that is not known is left out; an unknown name is left out
 * by itself. An unknown placeholder stays as it is.
 */
export function enquiryAnswer(text: string, values: AnswerValues): string {
  const named = values.name === null ? text.replace(/ ?\{name\}/g, '') : text
  const sentences = sentencesOf(named).filter((sentence) => placeholdersOf(sentence).every((name) => values[name] !== null))
  return sentences
    .join('')
    .replace(placeholderExpression, (typed, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : typed))
    .trim()
}

/** The sentences and lines of a text, with the spaces before them. Safari before 16.4 has no lookbehind to split at. */
function sentencesOf(text: string): string[] {
  return text.replace(/[.!?](?=\s)|(?=\n)/g, '$&\0').split('\0')
}

function placeholdersOf(sentence: string): AnswerPlaceholder[] {
  return [...sentence.matchAll(placeholderExpression)].flatMap(([, name = '']) => (isPlaceholder(name) ? [name] : []))
}
