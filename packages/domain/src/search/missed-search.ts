import { normaliseText } from '../search-terms.ts'

/** A search with fewer items that have all of it is listed for the owner. */
export const missedBelow = 3

/** Longer searches are sentences, which may tell something about a person. */
const lengthMaximum = 80
const personalExpression = /@|:\/\/|www\.|\d(?:[ .()/+-]*\d){7}/

/**
 * The text under which a search that found little is counted: in lower case, without accents, with single spaces.
 *
 * @returns null for a text that must not be stored: one without a letter, one that is too long, and one with an email address, a web
 *   address or eight digits that may be a telephone number
 */
export function countedSearch(text: string): string | null {
  const search = normaliseText(text)
  if (search.length > lengthMaximum || !/\p{L}/u.test(search) || personalExpression.test(search)) return null
  return search
}
