import type { SavedListLinks } from '@shop/views/saved-list'
import { paths } from '../../paths.ts'

/** The targets of the links in cart and wishlist. */
export const savedListLinks: SavedListLinks = {
  shop: paths.shop.href(),
  enquiries: paths.enquiries.href(),
  item: ({ item, itemType }) => (itemType === 'Product' ? paths.product.href(item) : paths.collection.href(item)),
}
