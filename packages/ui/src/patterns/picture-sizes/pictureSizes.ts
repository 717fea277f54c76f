import { onPhones } from './onPhones.ts'

/**
 * The `sizes` of pictures that can be the largest of the first screen. Preload links must use the same value as the picture, or
 * the browser loads two variants.
 */
export const pictureSizes = {
  /** The hero. A phone crops a wide picture and needs a variant wider than the screen. */
  hero: '(min-width: 48rem) 100vw, (min-resolution: 2.5dppx) 90vw, 130vw',
  /** The large picture of an item. */
  gallery: `(min-width: 64rem) 50vw, ${onPhones(88)}`,
  /** A card in the grid of one, two or four columns. */
  card: `(min-width: 90rem) 19rem, (min-width: 64rem) 22vw, (min-width: 37.5rem) 46vw, ${onPhones(88)}`,
  /** A wide card of a collection in the grid of one, two or four columns. */
  wideCard: `(min-width: 90rem) 19rem, (min-width: 64rem) 22vw, (min-width: 48rem) 46vw, ${onPhones(88)}`,
} as const
