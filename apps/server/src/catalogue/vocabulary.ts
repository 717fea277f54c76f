import {
  isLiteralWord,
  normaliseText,
  ordinaryWords,
  replaceSynonyms,
  searchLengthMaximum,
  searchWordExpression,
  searchWords,
  synonymMeanings,
  understoodWords,
} from '@shop/domain'
import type { SynonymText } from '@shop/domain'
import { editDistance } from './edit-distance.ts'

/** The words of the catalogue and of the search, used to correct typing errors. */
export interface Vocabulary {
  /** The words of the catalogue that begin like this; at most `completionsMaximum` and one more. */
  readonly completions: (word: string) => readonly string[]
  /**
   * Replaces each word that is no beginning of a correctly spelled one by the most likely correction, and then each synonym by what it means.
   *
   * @returns the text, normalised
   */
  readonly correct: (text: string) => string
  /** Replaces only the synonyms. Returns the text, normalised. */
  readonly replace: (text: string) => string
  /** The vocabulary with one more synonym. */
  readonly with: (synonym: SynonymText) => Vocabulary
}

interface Entry {
  readonly word: string
  /** One bit per letter. Comparing two masks rules out most words without comparing letters. */
  readonly letters: number
  /** Whether the search understands the word, which makes it the better one of two corrections. */
  readonly isUnderstood: boolean
}

/**
 * The maximum number of words with the same beginning that are searched for one by one. PostgreSQL does that faster than it searches for
 * the beginning.
 */
export const completionsMaximum = 8

/** Words that are corrected in one text. More of them is not a search. */
const correctionsMaximum = 12

/**
 * Creates a vocabulary.
 *
 * @param words - every distinct word of the catalogue
 * @param synonyms - those of the shop
 */
export function createVocabulary(words: readonly string[], synonyms: readonly SynonymText[] = []): Vocabulary {
  const catalogue = [...new Set(words)].sort()
  const meanings = synonymMeanings(synonyms)
  const understood = new Set([...understoodWords(), ...synonyms.flatMap(({ word }) => searchWords(word))])
  const known = [...new Set([...catalogue, ...understood])]
  const spelled = [...new Set([...known, ...ordinaryWords])].sort()
  const entries = known.map((word): Entry => ({ word, letters: letterMask(word), isUnderstood: understood.has(word) }))

  const replace = (text: string): string => replaceSynonyms(normaliseText(text), meanings)

  return {
    replace,
    completions: (word) => wordsFrom(catalogue, word, completionsMaximum + 1),
    correct(text) {
      let left = correctionsMaximum
      const corrected = normaliseText(text.slice(0, searchLengthMaximum)).replace(searchWordExpression, (typed) => {
        const [word = typed] = searchWords(typed)
        if (isLiteralWord(word) || /\d/.test(word) || isBeginning(word) || isBeginning(typed)) return typed
        left -= 1
        return left < 0 ? typed : (correctionOf(word) ?? typed)
      })
      return replace(corrected)
    },
    with: (synonym) => createVocabulary(words, [...synonyms, synonym]),
  }

  /** Whether a correctly spelled word begins like this. */
  function isBeginning(text: string): boolean {
    return wordsFrom(spelled, text, 1).length > 0
  }

  function correctionOf(typed: string): string | null {
    const letters = letterMask(typed)
    let nearest = typosAllowed(typed)
    let found: Entry | null = null
    for (const entry of entries) {
      if (Math.abs(entry.word.length - typed.length) > nearest) continue
      // One typo changes at most two letters.
      if (bitCount(entry.letters ^ letters) > 2 * nearest) continue
      const errors = editDistance(typed, entry.word, nearest)
      if (errors > nearest) continue
      if (found === null || errors < nearest || likelihood(entry, typed) > likelihood(found, typed)) found = entry
      nearest = errors
    }
    return found?.word ?? null
  }
}

/** When two corrections have the same number of typos, the word that the search understands comes first, then the one with the same first letter. */
function likelihood({ word, isUnderstood }: Entry, typed: string): number {
  return (isUnderstood ? 2 : 0) + (word[0] === typed[0] ? 1 : 0)
}

/** How many typos a word of this length may have: the shorter the word, the more others resemble it. */
function typosAllowed(word: string): number {
  if (word.length <= 2) return 0
  return word.length <= 5 ? 1 : 2
}

/** The first words that begin with a text. In a sorted list they follow each other. */
function wordsFrom(sorted: readonly string[], text: string, maximum: number): string[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return sorted.slice(low, low + maximum).filter((word) => word.startsWith(text))
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
