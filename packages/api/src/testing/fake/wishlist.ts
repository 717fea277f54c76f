import { addEntry, removeItem } from '@shop/domain'
import type { FakeGroup } from './fake-endpoint.ts'
import { currentWishlist, ensureItem, saveWishlist } from './owned-lists.ts'

/** The wishlist endpoints of the fake. */
export const wishlistEndpoints: FakeGroup<'wishlist'> = {
  list: (state) => ({ wishlist: currentWishlist(state) }),
  add: (state, { body: { itemId: item, itemType } }) => {
    ensureItem(state, { item, itemType })
    return saveWishlist(state, addEntry(currentWishlist(state), { _id: state.nextId('line'), item, itemType }))
  },
  remove: (state, { body: { itemId: item, itemType } }) =>
    saveWishlist(state, removeItem(currentWishlist(state), { item, itemType })),
  clear: (state) => saveWishlist(state, []),
}
