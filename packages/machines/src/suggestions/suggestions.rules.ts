import { normaliseText, styles } from '@shop/domain'
import type { Style } from '@shop/domain'
import type { Suggestions, SuggestionsContext } from './suggestions.types.ts'

/** How many products are suggested. */
export const suggestedProducts = 4

/** The number of options. */
export function optionCount({ products, categories, styles: found }: Suggestions): number {
  return products.length + categories.length + found.length
}

/** The active option after an arrow key. The text itself is between the last option and the first. */
export function activeAfter({ found, active }: Pick<SuggestionsContext, 'found' | 'active'>, by: 1 | -1): number | null {
  const places = (found === null ? 0 : optionCount(found)) + 1
  const next = ((active ?? -1) + 1 + by + places) % places
  return next === 0 ? null : next - 1
}

/** The styles that a word of a text begins: 'gla' is a beginning of 'Glam'. Two letters begin too many words. */
export function stylesBegunBy(text: string): Style[] {
  const typed = normaliseText(text)
    .split(/\s+/)
    .filter((word) => word.length > 2)
  return styles.filter((style) =>
    style
      .toLowerCase()
      .split('/')
      .some((name) => typed.some((word) => name.startsWith(word))),
  )
}
