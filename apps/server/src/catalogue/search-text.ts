import { canonicalSearch, stripMarkup } from '@shop/domain'

/** Stop words. They are ignored in a search that has other words. */
const stopWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** The maximum length of a word. Longer ones are truncated, because the index has a limit. */
const wordLengthMaximum = 40

/**
 * A word consists of letters and digits. The three characters that other searches treat as wildcards count as letters, so they
 * match literally.
 */
const wordExpression = /[\p{L}\p{N}%_\\]+/gu
const signExpression = /[%_\\]/

/**
 * Splits a text into comparable words: lower case, without accents, in the catalogue's terms ('couch' is 'sofa') and in the
 * singular. Indexing and searching both use it, so what was stored is found.
 *
 * @param text - any text without markup
 */
export function searchWords(text: string): string[] {
  const words = canonicalSearch(text).match(wordExpression) ?? []
  return words.map((word) => (signExpression.test(word) ? word : singular(word)).slice(0, wordLengthMaximum))
}

/** The indexed words of a text. A word with a special character ('100%') is indexed with its parts too. */
function indexedWords(text: string): string[] {
  return searchWords(text).flatMap((word) =>
    signExpression.test(word) ? [word, ...word.split(/([%_\\])/).filter((part) => part !== '' && part !== word)] : word,
  )
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

/** The searched texts of an item, from the most to the least significant. */
export interface SearchedTexts {
  readonly name: string
  readonly category: string
  readonly style: string
  readonly material: string | null
  readonly items: string
  /** The description as HTML. */
  readonly description: string
}

/**
 * The search column of an item in PostgreSQL's tsvector format: each word with its position and weight. It is built here rather
 * than by `to_tsvector`, so that it does not depend on a database's text configuration. The name weighs most (A), then category
 * and style (B), then the items (C), then the description (D).
 */
export function searchVector(texts: SearchedTexts): string {
  const weighted: [words: string[], weight: string][] = [
    [indexedWords(texts.name), 'A'],
    [indexedWords(`${texts.category} ${texts.style} ${texts.material ?? ''}`), 'B'],
    [indexedWords(texts.items), 'C'],
    [indexedWords(stripMarkup(texts.description)), 'D'],
  ]
  let position = 0
  const entries = weighted.flatMap(([words, weight]) => words.map((word) => `${quote(word)}:${(position += 1)}${weight}`))
  return entries.join(' ')
}

/**
 * The search terms: every group must match. A group matches when one of its phrases does, and a phrase when all its words do. An
 * empty list means that the text has no word, so nothing matches.
 */
export type SearchTerms = readonly (readonly (readonly string[])[])[]

/** The distinct words of a search that are worth searching for. */
export function queryWords(text: string): string[] {
  const words = [...new Set(searchWords(text))]
  const significant = words.filter((word) => !stopWords.has(word))
  return significant.length > 0 ? significant : words
}

/** Converts words to terms as they were typed: one phrase of one word in each group. */
export function plainTerms(words: readonly string[]): SearchTerms {
  return words.map((word) => [[word]])
}

/** The terms as PostgreSQL writes a tsquery, each word matching words that begin with it. */
export function prefixQuery(terms: SearchTerms): string {
  return joinTerms(terms, (word) => `${quote(word)}:*`)
}

/** Like `prefixQuery`, but whole words count as well as prefixes, so that 'bed' ranks beds before bedside tables. */
export function rankingQuery(terms: SearchTerms): string {
  return joinTerms(terms, (word) => `(${quote(word)} | ${quote(word)}:*)`)
}

function joinTerms(terms: SearchTerms, write: (word: string) => string): string {
  return terms.map((phrases) => `(${phrases.map((words) => `(${words.map(write).join(' & ')})`).join(' | ')})`).join(' & ')
}

/** A word as tsvector and tsquery write it. It holds letters, digits and the three signs; the backslash is doubled. */
function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\')}'`
}
