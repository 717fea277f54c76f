/**
 * The `sizes` of the pictures that can be the largest of a first view. A page that preloads such a picture has to say the same as
 * the picture itself, or the browser fetches two variants of it.
 */
export const pictureSizes = {
  /**
   * The hero. A phone crops a wide picture to 4:5 and so needs more of it than its own width. No condition on the
   * resolution: Chromium answers it differently while it preloads, and would fetch two variants.
   */
  hero: '(min-width: 48rem) 100vw, 130vw',
  /** The open picture of an item. */
  gallery: '(min-width: 64rem) 50vw, 100vw',
  /** A card in the grid of one, two or four columns. */
  card: '(min-width: 90rem) 19rem, (min-width: 64rem) 22vw, (min-width: 37.5rem) 46vw, 92vw',
  /** A wide card: collections in their grid and on their shelf. */
  wideCard: '(min-width: 90rem) 30rem, (min-width: 48rem) 46vw, 92vw',
} as const
