import { changedMeanwhile, gapsOf, isSameState } from '@shop/domain'
import type { ChangeAction, Gap, ItemState, Visibility } from '@shop/domain'
import type { Collection, Product } from '../../schemas/types.ts'
import { noted, remove } from './admin.ts'
import { findCollection, findProduct } from './catalogue.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { FakeFailure } from './failure.ts'
import { allCollections, allProducts, pageOf } from './lists.ts'
import { populateCollection, populateProduct } from './populate.ts'
import { idForNew } from './saved-items.ts'
import type { FakeState } from './state.ts'

type Item = Product | Collection

/** The endpoints of the fake for what admins do with the catalogue besides its forms. */
export const adminCatalogueEndpoints: FakeGroup<'adminCatalogue'> = {
  products: (state, { query }) => {
    const found = allProducts(state, query).filter((item) => isWanted(item, query))
    const { items, ...rest } = pageOf(found, query)
    return { products: items.map((product) => seenByAdmin(populateProduct(state, product))), ...rest }
  },
  product: (state, { params }) => seenByAdmin(populateProduct(state, findProduct(state, params.id))),
  collections: (state, { query }) => {
    const found = allCollections(state, query).filter((item) => isWanted(item, query))
    const { items, ...rest } = pageOf(found, query)
    return { collections: items.map((collection) => seenByAdmin(populateCollection(state, collection))), ...rest }
  },
  collection: (state, { params }) => seenByAdmin(populateCollection(state, findCollection(state, params.id))),
  duplicateProduct: (state, { params, query: { copyId } }) => {
    if (state.products.some(({ _id }) => _id === copyId)) return populateProduct(state, findProduct(state, copyId!))
    const { _id: original, ...fields } = findProduct(state, params.id)
    const time = state.nextTime()
    const added = {
      ...fields,
      _id: idForNew(state, 'Product', copyId),
      name: `${fields.name} (copy)`,
      createdAt: time,
      updatedAt: time,
    }
    const draft: Product = { ...added, visibility: 'draft' }
    state.products = [...state.products, draft]
    const collection = state.membership.get(original)
    if (collection !== undefined) state.membership.set(draft._id, collection)
    return populateProduct(state, noted(state, 'added', 'Product', draft))
  },
  duplicateCollection: (state, { params, query: { copyId } }) => {
    if (state.collections.some(({ _id }) => _id === copyId)) return populateCollection(state, findCollection(state, copyId!))
    const { _id: _, productIds: _products, ...fields } = findCollection(state, params.id)
    const time = state.nextTime()
    const added = {
      ...fields,
      _id: idForNew(state, 'Collection', copyId),
      name: `${fields.name} (copy)`,
      createdAt: time,
      updatedAt: time,
    }
    const draft: Collection = { ...added, productIds: [], visibility: 'draft' }
    state.collections = [...state.collections, draft]
    return populateCollection(state, noted(state, 'added', 'Collection', draft))
  },
  changeItems: (state, { body: { itemType, items } }) => {
    const versions = items.map(({ _id }) => ({ _id, updatedAt: storedItem(state, itemType, _id).updatedAt }))
    // A request whose response was lost is sent again.
    if (items.every((item) => hasState(state, itemType, item))) return { items: versions }
    const message = changedMeanwhile[itemType]
    const issues = items.flatMap(({ updatedAt }, index) =>
      versions[index]?.updatedAt === updatedAt ? [] : { path: `items.${index}.updatedAt`, message },
    )
    if (issues.length > 0) throw new FakeFailure(409, message, issues)
    return {
      items: items.map((item) => {
        const { _id, updatedAt: _, isDeleted, ...values } = item
        const updatedAt = state.nextTime()
        if (!isDeleted) restore(state, itemType, _id)
        const change = <Each extends Item>(list: Each[]) =>
          list.map((each) => (each._id === _id ? { ...each, ...values, updatedAt } : each))
        if (itemType === 'Product') state.products = change(state.products)
        else state.collections = change(state.collections)
        noted(state, actionOf(isDeleted, values.visibility), itemType, storedItem(state, itemType, _id))
        if (isDeleted && itemType === 'Product') state.products = remove(state, state.products, _id)
        if (isDeleted && itemType === 'Collection') state.collections = remove(state, state.collections, _id)
        return { _id, updatedAt }
      }),
    }
  },
  restoreProduct: (state, { params }) => {
    restore(state, 'Product', params.id)
    return populateProduct(state, findProduct(state, params.id))
  },
  restoreCollection: (state, { params }) => {
    restore(state, 'Collection', params.id)
    return populateCollection(state, findCollection(state, params.id))
  },
}

/** Items of the fake are public unless they say otherwise. */
function seenByAdmin<Each extends Item>(item: Each): Each {
  return { ...item, visibility: item.visibility ?? 'public' }
}

function isWanted(item: Item, { visibility, lacks }: { visibility?: Visibility | undefined; lacks?: Gap | undefined }): boolean {
  const gaps = 'images' in item ? gapsOf(item) : gapsOf({ images: item.coverImage === null ? [] : [item.coverImage] })
  const seen = item.visibility ?? 'public'
  return (visibility === undefined || visibility === seen) && (lacks === undefined || gaps.includes(lacks))
}

function actionOf(isDeleted: boolean, visibility: Visibility): ChangeAction {
  if (isDeleted) return 'deleted'
  return visibility === 'public' ? 'changed' : 'hidden'
}

function storedItem(state: FakeState, itemType: 'Product' | 'Collection', id: string): Item {
  const deleted = state.deleted.find(({ item }) => item._id === id)
  if (deleted) return deleted.item
  return itemType === 'Product' ? findProduct(state, id) : findCollection(state, id)
}

/** Whether an item already has the values of a change. */
function hasState(
  state: FakeState,
  itemType: 'Product' | 'Collection',
  { _id, ...change }: ItemState & { _id: string },
): boolean {
  const { price, isPromo, discountedPrice, visibility = 'public' } = storedItem(state, itemType, _id)
  const isDeleted = state.deleted.some(({ item }) => item._id === _id)
  return isSameState({ price, isPromo, discountedPrice, visibility, isDeleted }, change)
}

/** Brings a deleted item back to its place with its relations; does nothing when it is not deleted. */
function restore(state: FakeState, itemType: 'Product' | 'Collection', id: string): void {
  const deletion = state.deleted.find(({ item }) => item._id === id)
  if (!deletion) return
  state.deleted = state.deleted.filter((each) => each !== deletion)
  for (const [product, collection] of deletion.memberships) {
    if (!state.membership.has(product)) state.membership.set(product, collection)
  }
  if (itemType === 'Product') state.products = inserted(state.products, deletion.place, deletion.item as Product)
  else state.collections = inserted(state.collections, deletion.place, deletion.item as Collection)
  noted(state, 'restored', itemType, deletion.item)
}

function inserted<Item>(items: readonly Item[], place: number, item: Item): Item[] {
  return [...items.slice(0, place), item, ...items.slice(place)]
}
