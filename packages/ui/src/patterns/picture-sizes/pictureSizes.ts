/**
 * The `sizes` of pictures that can be the largest of the first screen. Preload links must use the same value as the picture, or
 * the browser loads two variants.
 */
export const pictureSizes = {
  /**
   * The hero. A phone crops a wide picture to 4:5 and needs a variant wider than the screen. Without a resolution query, which
   * Chromium evaluates differently while preloading, so that it would load two variants.
   */
  hero: '(min-width: 48rem) 100vw, 130vw',
  /** The large picture of an item. */
  gallery: '(min-width: 64rem) 50vw, 100vw',
  /** A card in the grid of one, two or four columns. */
  card: '(min-width: 90rem) 19rem, (min-width: 64rem) 22vw, (min-width: 37.5rem) 46vw, 92vw',
  /** A wide card of a collection in the grid of one, two or four columns. */
  wideCard: '(min-width: 90rem) 19rem, (min-width: 64rem) 22vw, (min-width: 48rem) 46vw, 92vw',
} as const
