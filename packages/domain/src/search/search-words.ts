import { normaliseText } from '../search-terms.ts'
import type { Span } from './understood-parts.ts'

/** Longer searches are cut, because nobody describes a piece of furniture in more characters. */
export const searchLengthMaximum = 300

/** The maximum length of a word. Longer ones are truncated, because the index has a limit. */
const wordLengthMaximum = 40

/**
 * A word consists of letters and digits. The three characters that other searches treat as wildcards count as letters, so they
 * match literally.
 */
export const searchWordExpression = /[\p{L}\p{N}%_\\]+/gu
const signExpression = /[%_\\]/

/**
 * Splits a text into comparable words: lower case, without accents and in the singular. Indexing and searching both use it, so
 * what was stored is found.
 *
 * @param text - any text without markup
 */
export function searchWords(text: string): string[] {
  return (normaliseText(text).match(searchWordExpression) ?? []).map(toSearchWord)
}

/**
 * The words of a text with their places in it.
 *
 * @param text - normalised
 */
export function locateWords(text: string): { word: string; span: Span }[] {
  return [...text.matchAll(searchWordExpression)].map(({ 0: typed, index }) => ({
    word: toSearchWord(typed),
    span: [index, index + typed.length],
  }))
}

function toSearchWord(word: string): string {
  return (isLiteralWord(word) ? word : singular(word)).slice(0, wordLengthMaximum)
}

/** Whether a word holds a special character, which only matches itself. */
export function isLiteralWord(word: string): boolean {
  return signExpression.test(word)
}

/**
 * Removes a plural ending. It is rough on purpose: the result need not be English, only the same on both sides, and a word that
 * lost too much still matches as a prefix of the longer one.
 */
function singular(word: string): string {
  if (word.length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length >= 5 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (word.length >= 4 && /[^s]s$/.test(word)) return word.slice(0, -1)
  return word
}
