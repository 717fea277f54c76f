import { canonicalTerms } from '@shop/domain'
import { editDistance } from './edit-distance.ts'
import { searchWords } from './search-text.ts'
import type { SearchTerms } from './search-text.ts'

/** Words with a special character are literal and are never corrected. */
const plainWord = /^[\p{L}\p{N}]+$/u

/** The maximum number of corrections per word. */
const alternativesMaximum = 4

/** The words of the catalogue, used to correct typos. */
export interface Vocabulary {
  /**
   * Replaces words that are no prefix of any word in the catalogue by likely ones.
   *
   * @returns the corrected terms, or null when no word needs or has a correction
   */
  correct(words: readonly string[]): SearchTerms | null
}

interface Entry {
  readonly word: string
  /** One bit per letter. Comparing two masks rules out most words without comparing letters. */
  readonly letters: number
}

/**
 * Creates a vocabulary. It also knows the shoppers' words for items ('couch'), which the search columns hold only in the
 * catalogue's terms ('sofa').
 *
 * @param words - every distinct word of the catalogue
 */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const sorted = [...words].sort()
  const synonyms = canonicalTerms.map(([term]) => term).filter((term) => !term.includes(' '))
  const entries = [...new Set([...sorted, ...synonyms])].map((word): Entry => ({ word, letters: letterMask(word) }))

  return {
    correct(typed) {
      let changed = false
      const terms = typed.map((word) => {
        if (isBeginning(sorted, word) || !plainWord.test(word)) return [[word]]
        const alternatives = alternativesOf(word)
        if (alternatives.length === 0) return [[word]]
        changed = true
        return alternatives.map((alternative) => searchWords(alternative))
      })
      return changed ? terms : null
    },
  }

  function alternativesOf(typed: string): string[] {
    const completions = synonyms.filter((word) => typed.length >= 3 && word.startsWith(typed))
    if (completions.length > 0) return completions
    const letters = letterMask(typed)
    let nearest = typosAllowed(typed)
    let found: string[] = []
    for (const entry of entries) {
      if (Math.abs(entry.word.length - typed.length) > nearest) continue
      // One typo changes at most two letters.
      if (bitCount(entry.letters ^ letters) > 2 * nearest) continue
      const errors = editDistance(typed, entry.word, nearest)
      if (errors > nearest) continue
      if (errors < nearest) found = []
      nearest = errors
      found.push(entry.word)
    }
    return found.slice(0, alternativesMaximum)
  }
}

/** How many typos a word of this length may have: the shorter the word, the more others resemble it. */
function typosAllowed(word: string): number {
  if (word.length <= 2) return 0
  return word.length <= 5 ? 1 : 2
}

/** Whether a word starts with a text. In a sorted list only the first word that is not smaller can. */
function isBeginning(sorted: readonly string[], text: string): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(text) ?? false
}

function letterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) % 32)
  return mask
}

function bitCount(mask: number): number {
  let rest = mask >>> 0
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count += 1
  return count
}
