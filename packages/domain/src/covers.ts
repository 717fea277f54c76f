/** An item with pictures. Only a product has several. */
type Pictured<Picture> = { readonly images: readonly Picture[] } | { readonly coverImage: Picture | null }

/** The picture that represents an item: the first one of a product, the cover of a collection; null without one. */
export function coverOf<Picture>(item: Pictured<Picture> | null | undefined): Picture | null {
  if (!item) return null
  return 'images' in item ? (item.images[0] ?? null) : item.coverImage
}
