/** A word or phrase of the shop's customers, and the words that the search takes it for. */
export interface SynonymText {
  readonly word: string
  readonly means: string
}

/** Maximum number of synonyms. Each search compares its words with all of them. */
export const synonymsMaximum = 300

const lengthMaximum = 60
const wordsMaximum = 5
const phraseExpression = /^[\p{L}\p{M}\p{N}]+(?:[\s'’-]+[\p{L}\p{M}\p{N}]+)*$/u

/** The messages about a synonym. */
export const synonymSentences = {
  wordInvalid: `Enter a word or phrase of at most ${wordsMaximum} words, with letters and digits only.`,
  meansInvalid: `Enter the words to search for instead, at most ${wordsMaximum}, with letters and digits only.`,
  understood: 'The search understands this already.',
  unknown: (words: readonly string[]) => `The search does not know ${words.map((word) => `“${word}”`).join(' and ')}.`,
  taken: (word: string, means: string) => `“${word}” means “${means}” already. Remove that synonym first.`,
  tooMany: `The shop already has ${synonymsMaximum} synonyms, the maximum. Remove one to add another.`,
  notFound: 'This synonym does not exist any more.',
} as const

/** Whether a text can be a synonym's word: a phrase of letters and digits with at least one letter. */
export const isSynonymWord = (text: string): boolean => isPhrase(text) && /\p{L}/u.test(text)

/** Whether a text can be what a synonym means. */
export const isSynonymMeaning = (text: string): boolean => isPhrase(text)

function isPhrase(text: string): boolean {
  const phrase = text.trim()
  return phrase.length <= lengthMaximum && phraseExpression.test(phrase) && phrase.split(/[\s'’-]+/).length <= wordsMaximum
}
