import { fittingCategories, searchWords, splitPhrases, stripMarkup, understandQuery } from '@shop/domain'
import type { Collection, Product, Searched } from '../../schemas/types.ts'

/**
 * Whether an item matches a search: each word is the start of a word in its texts, names the same thing as one ('couch' and 'sofa'),
 * or differs from one by a single typing error.
 */
export function matchesSearch(item: Product | Collection, search: string): boolean {
  const { name, items, description, style } = item
  const own = 'category' in item ? [item.category, item.material ?? ''] : []
  const found = searchWords([name, items, stripMarkup(description), style, ...own].join(' '))
  const concepts = new Set(splitPhrases(found).flatMap((segment) => segment.concepts))
  return understandQuery(search).segments.every(
    (segment) =>
      (!segment.isMember && segment.concepts.some((concept) => concepts.has(concept))) ||
      segment.words.every((word) => found.some((other) => other.startsWith(word) || differsByOneLetter(word, other))),
  )
}

/** What became of a search: the fake finds only items with all of it. */
export function searchedFields(search: string | undefined, total: number): { searched?: Searched } {
  if (search === undefined) return {}
  const { parts, segments } = understandQuery(search)
  return { searched: { exact: total, note: null, understood: [...parts], categories: fittingCategories(segments) } }
}

/** Whether two words of four letters or more differ by one letter: added, left out, replaced or swapped. */
function differsByOneLetter(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
