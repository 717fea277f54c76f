import type { Collection, Product } from '../../schemas/types.ts'
import { noted } from './admin.ts'
import { findCollection, findProduct } from './catalogue.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { populateCollection, populateProduct } from './populate.ts'
import type { FakeState } from './state.ts'

/** The endpoints of the fake for what admins do with the catalogue besides its forms. */
export const adminCatalogueEndpoints: FakeGroup<'adminCatalogue'> = {
  restoreProduct: (state, { params }) => {
    const deletion = takeDeletion(state, params.id)
    if (!deletion) return populateProduct(state, findProduct(state, params.id))
    state.products = state.products.toSpliced(deletion.place, 0, deletion.item as Product)
    return populateProduct(state, noted(state, 'restored', 'Product', deletion.item as Product))
  },
  restoreCollection: (state, { params }) => {
    const deletion = takeDeletion(state, params.id)
    if (!deletion) return populateCollection(state, findCollection(state, params.id))
    state.collections = state.collections.toSpliced(deletion.place, 0, deletion.item as Collection)
    return populateCollection(state, noted(state, 'restored', 'Collection', deletion.item as Collection))
  },
}

/** Takes a deletion out of the state and brings its memberships back; undefined when the item is not deleted. */
function takeDeletion(state: FakeState, id: string) {
  const deletion = state.deleted.find(({ item }) => item._id === id)
  if (!deletion) return undefined
  state.deleted = state.deleted.filter((each) => each !== deletion)
  for (const [product, collection] of deletion.memberships) {
    if (!state.membership.has(product)) state.membership.set(product, collection)
  }
  return deletion
}
