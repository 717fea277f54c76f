import type { Collection, Product } from '../../schemas/types.ts'
import type { FakeState } from './state.ts'

/** A product in a response, with its collection populated. */
export function populateProduct(state: FakeState, product: Product): Product {
  const collection = state.collections.find(({ _id }) => _id === state.membership.get(product._id))
  return { ...product, collectionId: collection ? { _id: collection._id, name: collection.name } : null }
}

/** A collection in a response, with its products populated. */
export function populateCollection(state: FakeState, collection: Collection): Collection {
  return {
    ...collection,
    productIds: state.products
      .filter(({ _id }) => state.membership.get(_id) === collection._id)
      .map(({ _id, name, price, images }) => ({ _id, name, price, images })),
  }
}
