/** The part of its width that a picture claims on a dense screen, so that it gets about 1.75 of 3 dots per pixel. */
const shareOfDense = 0.58

/**
 * The last entry of a picture's `sizes`: its width on a phone. A screen of 2.5 or more dots per pixel gets a variant with about 1.75:
 * nobody sees the difference in a photograph, and it has half of the bytes.
 *
 * @param share - the width of the picture in percent of the screen
 */
export function onPhones(share: number): string {
  return `(min-resolution: 2.5dppx) ${Math.round(share * shareOfDense)}vw, ${share}vw`
}
