import { addLine, removeItem, setLineQuantity } from '@shop/domain'
import type { FakeGroup } from './fake-endpoint.ts'
import { currentCart, ensureItem, saveCart } from './owned-lists.ts'
import { populateCollection, populateProduct } from './populate.ts'

/** The cart endpoints of the fake. */
export const cartEndpoints: FakeGroup<'cart'> = {
  list: (state) => ({ cart: currentCart(state) }),
  add: (state, { body: { itemId: item, itemType, quantity } }) => {
    ensureItem(state, { item, itemType })
    return saveCart(state, addLine(currentCart(state), { _id: state.nextId('line'), item, itemType, quantity }))
  },
  remove: (state, { body: { itemId: item, itemType } }) => saveCart(state, removeItem(currentCart(state), { item, itemType })),
  updateQuantity: (state, { body: { itemId: item, itemType, quantity } }) =>
    saveCart(state, setLineQuantity(currentCart(state), { item, itemType }, quantity)),
  clear: (state) => saveCart(state, []),
  checkExistence: (state, { body }) => ({
    existingProductIds: body.productIds.filter((id) => state.products.some(({ _id }) => _id === id)),
    existingCollectionIds: body.collectionIds.filter((id) => state.collections.some(({ _id }) => _id === id)),
  }),
  detailsByIds: (state, { body }) => ({
    products: state.products.filter(({ _id }) => body.productIds.includes(_id)).map((product) => populateProduct(state, product)),
    collections: state.collections
      .filter(({ _id }) => body.collectionIds.includes(_id))
      .map((collection) => populateCollection(state, collection)),
  }),
}
