import type { imagePayloadSchema } from '../../schemas/image.ts'
import type { Collection, CollectionValues, Image, Product, ProductValues } from '../../schemas/types.ts'
import { addedBefore } from '@shop/domain'
import type { ItemType, Visibility } from '@shop/domain'
import type { z } from '../../schemas/zod.ts'
import { createImage } from '../factories/image.ts'
import { findCollection, findProduct } from './catalogue.ts'
import { FakeFailure } from './failure.ts'
import { populateCollection, populateProduct } from './populate.ts'
import type { FakeState } from './state.ts'

/** Stores a picture: an existing one unchanged, a new one with its data URL as its address. */
export function storeImage(state: FakeState, payload: z.output<typeof imagePayloadSchema>): Image {
  const { url, alt = '' } = payload
  if (!('public_id' in payload)) {
    return createImage({ url, public_id: state.nextId('line'), alt, widths: [], placeholder: '' })
  }
  const stored = [
    ...state.products.flatMap(({ images }) => images),
    ...state.collections.flatMap(({ coverImage }) => coverImage ?? []),
    ...state.shopDetails.catalogues.map(({ picture }) => picture),
    ...state.shopDetails.heroes,
  ].find(({ public_id }) => public_id === payload.public_id)
  if (!stored) throw new FakeFailure(422, 'A stored image is unknown.')
  return { ...stored, ...(payload.alt !== undefined && { alt: payload.alt }) }
}

/** What a payload has besides the fields of its form. */
interface More {
  /** The id of a new item; the fake makes one when absent. */
  readonly id?: string | undefined
  /** Who sees the item; unchanged when absent. */
  readonly visibility?: Visibility | undefined
}

/** The id for a new item. Rejects one that an item has, or had before it was deleted. */
export function idForNew({ products, collections, deleted, nextId }: FakeState, itemType: ItemType, id?: string): string {
  if (id === undefined) return nextId(itemType === 'Product' ? 'product' : 'collection')
  const known = [...products, ...collections, ...deleted.map(({ item }) => item)]
  if (known.some(({ _id }) => _id === id)) throw new FakeFailure(409, addedBefore[itemType])
  return id
}

/** Saves a product: adds it, or replaces `old`. */
export function saveProduct(state: FakeState, payload: ProductValues & More, old?: Product): Product {
  const { id, collectionId, images, visibility = old?.visibility, ...fields } = payload
  if (collectionId !== null) findCollection(state, collectionId)
  const time = state.nextTime()
  const product: Product = {
    _id: old?._id ?? idForNew(state, 'Product', id),
    ...fields,
    ...(visibility !== undefined && { visibility }),
    collectionId: null,
    images: images.map((image) => storeImage(state, image)),
    createdAt: old?.createdAt ?? time,
    updatedAt: time,
  }
  state.products = [...state.products.filter(({ _id }) => _id !== product._id), product]
  const before = new Map(state.membership)
  if (collectionId === null) state.membership.delete(product._id)
  else state.membership.set(product._id, collectionId)
  touchMoved(state, before, time)
  return populateProduct(state, product)
}

/** Saves a collection: adds it, or replaces `old`. Its products leave their previous collections. */
export function saveCollection(state: FakeState, payload: CollectionValues & More, old?: Collection): Collection {
  const { id, productIds, coverImage, visibility = old?.visibility, ...fields } = payload
  const members = productIds.map((id) => findProduct(state, id)._id)
  const time = state.nextTime()
  const collection: Collection = {
    _id: old?._id ?? idForNew(state, 'Collection', id),
    ...fields,
    ...(visibility !== undefined && { visibility }),
    productIds: [],
    coverImage: storeImage(state, coverImage),
    createdAt: old?.createdAt ?? time,
    updatedAt: time,
  }
  state.collections = [...state.collections.filter(({ _id }) => _id !== collection._id), collection]
  const before = new Map(state.membership)
  removeMembers(state, collection._id)
  for (const id of members) state.membership.set(id, collection._id)
  touchMoved(state, before, time)
  return populateCollection(state, collection)
}

/** Gives products that joined or left a collection a new version, and their collections too. */
function touchMoved(state: FakeState, before: ReadonlyMap<string, string>, updatedAt: string): void {
  const { membership } = state
  const moved = state.products.map(({ _id }) => _id).filter((id) => before.get(id) !== membership.get(id))
  const touched = new Set(moved.flatMap((id) => [id, before.get(id), membership.get(id)]))
  const touch = <Item extends Product | Collection>(items: readonly Item[]) =>
    items.map((item) => (touched.has(item._id) ? { ...item, updatedAt } : item))
  state.products = touch(state.products)
  state.collections = touch(state.collections)
}

/** Removes every product from a collection. */
function removeMembers(state: FakeState, collectionId: string): void {
  state.membership = new Map([...state.membership].filter(([, id]) => id !== collectionId))
}
