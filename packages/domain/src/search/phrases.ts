import { searchWords } from './search-words.ts'
import { numberWords, ruleWords, searchVocabulary } from './vocabulary.ts'
import type { Concept } from './vocabulary.ts'

/** A part of a text: one word, or the words of a phrase of the vocabulary. */
export interface Segment {
  readonly words: readonly string[]
  /** The words as they stand in a search, where the plural is kept. */
  readonly typed?: string
  /** What the words mean; none when the vocabulary does not hold them. */
  readonly concepts: readonly Concept[]
  /** Whether the words name only a part of the concepts ('emerald'). */
  readonly isMember: boolean
}

type Phrase = Segment

interface Phrases {
  /** The phrases by their first word, the longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>
  /** Every word of a phrase or a rule. */
  readonly words: readonly string[]
}

let cached: Phrases | null = null

/** Collected on first use, so that importing this module costs nothing. */
function phrases(): Phrases {
  cached ??= collectPhrases()
  return cached
}

function collectPhrases(): Phrases {
  const found = new Map<string, { words: string[]; concepts: Concept[]; isMember: boolean }>()
  const add = (concept: Concept, words: string[], isMember: boolean): void => {
    const key = words.join(' ')
    const phrase = found.get(key) ?? { words, concepts: [], isMember }
    if (!phrase.concepts.includes(concept)) phrase.concepts.push(concept)
    found.set(key, { ...phrase, isMember: phrase.isMember && isMember })
  }
  for (const concept of searchVocabulary)
    for (const isMember of [false, true])
      for (const text of isMember ? concept.members : concept.words) {
        const words = searchWords(text)
        add(concept, words, isMember)
        if (words.length > 1 && concept.type !== 'filler') add(concept, [words.join('')], isMember)
      }
  const byFirstWord = new Map<string, Phrase[]>()
  for (const phrase of found.values()) {
    const [first = ''] = phrase.words
    byFirstWord.set(
      first,
      [...(byFirstWord.get(first) ?? []), phrase].sort((one, other) => other.words.length - one.words.length),
    )
  }
  const words = new Set([...found.values()].flatMap((phrase) => phrase.words))
  for (const word of [...numberWords, ...ruleWords]) words.add(word)
  return { byFirstWord, words: [...words] }
}

/** Every word that the search understands, in the singular. */
export function understoodWords(): readonly string[] {
  return phrases().words
}

/** Splits words into phrases of the vocabulary, the longest first, and other words. */
export function splitPhrases(words: readonly string[]): Segment[] {
  const { byFirstWord } = phrases()
  const segments: Segment[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? ''
    const phrase = byFirstWord.get(word)?.find((candidate) => candidate.words.every((part, at) => words[index + at] === part))
    const segment = phrase ?? { words: [word], concepts: [], isMember: false }
    segments.push(segment)
    index += segment.words.length
  }
  return segments
}
