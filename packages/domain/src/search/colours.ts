import { splitPhrases } from './phrases.ts'
import { searchWords } from './search-words.ts'
import { searchVocabulary } from './vocabulary.ts'

/** The families of colours that items can be filtered by. */
export const colours: readonly string[] = searchVocabulary.filter(({ type }) => type === 'colour').map(({ id }) => id)

/** The families of the colours that some texts name ('emerald' is green), in the order of `colours`. */
export function coloursIn(texts: readonly string[]): string[] {
  const concepts = texts.flatMap((text) => splitPhrases(searchWords(text)).flatMap((segment) => segment.concepts))
  const named = new Set(concepts.map(({ id }) => id))
  return colours.filter((colour) => named.has(colour))
}
