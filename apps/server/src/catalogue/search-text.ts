import { canonicalSearch, stripMarkup } from '@shop/domain'

/** Words that say nothing about an item: not asked for when there is anything else to ask for. */
const emptyWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Longer words are cut: nobody types more, and the index has a limit. */
const wordLengthMaximum = 40

/**
 * A word is letters and digits. The three signs that other searches take for wildcards count as letters here, so that a
 * text with one of them means just that.
 */
const wordExpression = /[\p{L}\p{N}%_\\]+/gu
const signExpression = /[%_\\]/

/**
 * A text as the words that search compares: lower case, without accents, in the words of the catalogue ('couch' is
 * 'sofa'), in the singular. Writing and asking both go through here, so what was written is found.
 *
 * @param text - anything, without markup
 */
export function searchWords(text: string): string[] {
  const words = canonicalSearch(text).match(wordExpression) ?? []
  return words.map((word) => (signExpression.test(word) ? word : singular(word)).slice(0, wordLengthMaximum))
}

/** What is kept of a text: its words, and of a word with a sign in it ('100%') its parts too. */
function keptWords(text: string): string[] {
  return searchWords(text).flatMap((word) =>
    signExpression.test(word) ? [word, ...word.split(/([%_\\])/).filter((part) => part !== '' && part !== word)] : word,
  )
}

/**
 * A word without its plural ending. Rough on purpose: it needs not be English, only the same for both sides, and a word
 * that lost too much still matches as the beginning of the longer one.
 */
function singular(word: string): string {
  if (word.length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length >= 5 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (word.length >= 4 && /[^s]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** The texts of an item that search looks at, by how much a match in them says. */
export interface SearchedTexts {
  readonly name: string
  readonly category: string
  readonly style: string
  readonly items: string
  /** HTML. */
  readonly description: string
}

/**
 * The search column of an item, as PostgreSQL writes a tsvector: each word with its place and weight. It is written out
 * here rather than made by `to_tsvector`, so that it is the same on every database, whatever its text configuration.
 * The name weighs most (A), then category and style (B), then the items (C), then the description (D).
 */
export function searchVector(texts: SearchedTexts): string {
  const weighted: [words: string[], weight: string][] = [
    [keptWords(texts.name), 'A'],
    [keptWords(`${texts.category} ${texts.style}`), 'B'],
    [keptWords(texts.items), 'C'],
    [keptWords(stripMarkup(texts.description)), 'D'],
  ]
  let position = 0
  const entries = weighted.flatMap(([words, weight]) => words.map((word) => `${quote(word)}:${(position += 1)}${weight}`))
  return entries.join(' ')
}

/**
 * What is looked for: every group must match; a group matches when one of its phrases does; a phrase, when all its words
 * do. No groups at all: the text held no word, and nothing matches it.
 */
export type SearchTerms = readonly (readonly (readonly string[])[])[]

/** The distinct words of a search text that are worth asking for. */
export function askedWords(text: string): string[] {
  const words = [...new Set(searchWords(text))]
  const telling = words.filter((word) => !emptyWords.has(word))
  return telling.length > 0 ? telling : words
}

/** Words as they were typed, as terms: one phrase of one word in each group. */
export function plainTerms(words: readonly string[]): SearchTerms {
  return words.map((word) => [[word]])
}

/** The terms as PostgreSQL writes a tsquery, each word matching words that begin with it. */
export function prefixQuery(terms: SearchTerms): string {
  return joinTerms(terms, (word) => `${quote(word)}:*`)
}

/** Like `prefixQuery`, but whole words count beside beginnings, so that 'bed' ranks beds before bedside tables. */
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
