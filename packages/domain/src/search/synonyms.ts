import { locateWords, searchWords } from './search-words.ts'
import type { SynonymText } from './synonym-rules.ts'
import { understandQuery } from './understand-query.ts'

/** What each synonym means, by its key. */
export type SynonymMeanings = ReadonlyMap<string, string>

/** The words of a synonym as searches are compared with them: in lower case, without accents, in the singular. */
export const synonymKey = (word: string): string => searchWords(word).join(' ')

/** Collects synonyms for `replaceSynonyms`. */
export function synonymMeanings(synonyms: readonly SynonymText[]): SynonymMeanings {
  return new Map(synonyms.map(({ word, means }) => [synonymKey(word), means]))
}

/**
 * Replaces each synonym in a text by what it means, the longest first. What a synonym means is not replaced again.
 *
 * @param text - normalised
 */
export function replaceSynonyms(text: string, meanings: SynonymMeanings): string {
  if (meanings.size === 0) return text
  const longest = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length))
  const words = locateWords(text)
  let replaced = ''
  let end = 0
  for (let at = 0; at < words.length;) {
    const found = longestAt(at)
    const [from] = words[at]?.span ?? [0]
    const [, to] = words[at + (found?.length ?? 1) - 1]?.span ?? [0, 0]
    replaced += text.slice(end, from) + (found?.means ?? text.slice(from, to))
    end = to
    at += found?.length ?? 1
  }
  return replaced + text.slice(end)

  function longestAt(at: number): { means: string; length: number } | null {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const key = words.slice(at, at + length).map(({ word }) => word)
      const means = meanings.get(key.join(' '))
      if (means !== undefined) return { means, length }
    }
    return null
  }
}

/** Whether the search understands all of a text without synonyms, so that it cannot become one. */
export function isUnderstood(text: string): boolean {
  return !understandQuery(text).parts.some(({ kind }) => kind === 'word')
}
