import type { Collection, Image } from '@shop/api'
import type { Pictured } from './entries.ts'

/**
 * The pictures that an item will have: those of its record, else the stored ones. Without alternative texts in the file, a stored picture
 * keeps its text. The item's name replaces any other missing text.
 *
 * @param stored - the current pictures of the item
 * @param find - returns the picture of a path
 */
export function itemImages<Found extends { readonly public_id: string }>(
  { pictures, alts }: Pictured,
  stored: readonly (Found & { readonly alt: string })[],
  name: string,
  find: (path: string) => Found,
): (Found & { alt: string })[] {
  return (pictures?.map(({ path }) => find(path)) ?? stored).map((image, index) => {
    // One picture may be there twice, with different texts.
    const same = [stored[index], ...stored].find((kept) => kept?.public_id === image.public_id)
    return { ...image, alt: (alts === undefined ? same?.alt : alts[index]) ?? name }
  })
}

/** The cover of a collection, as the only picture in a list. */
export function coverOf(stored: Collection | null): Image[] {
  return stored?.coverImage ? [stored.coverImage] : []
}
