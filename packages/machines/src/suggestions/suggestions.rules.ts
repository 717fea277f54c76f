import { normaliseText, styles } from '@shop/domain'
import type { Style } from '@shop/domain'

/** How many products are suggested. */
export const suggestedProducts = 4

/** The styles that a word of a text begins: 'gla' is a beginning of 'Glam'. Two letters begin too many words. */
export function stylesBegunBy(text: string): Style[] {
  const typed = normaliseText(text)
    .split(' ')
    .filter((word) => word.length > 2)
  return styles.filter((style) =>
    style
      .toLowerCase()
      .split('/')
      .some((name) => typed.some((word) => name.startsWith(word))),
  )
}
