import type { SavedListLinks } from '@shop/views/saved-list'
import { paths } from '../../paths.ts'

/** Where the links of cart and wishlist lead. */
export const savedListLinks: SavedListLinks = {
  shop: paths.shop.href(),
  item: ({ item, itemType }) => (itemType === 'Product' ? paths.product.href(item) : paths.collection.href(item)),
}
