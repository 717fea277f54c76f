import type { Collection, CollectionPayload, CollectionProduct } from '../../schemas/types.ts'
import { testId, testTime } from './ids.ts'
import { createImage } from './image.ts'

/** A product as its collection lists it. */
export function createCollectionProduct(fields: Partial<CollectionProduct> = {}, index = 1): CollectionProduct {
  return {
    _id: testId('product', index),
    name: `Sofa ${index}`,
    price: 1_250_000,
    images: [createImage()],
    ...fields,
  }
}

/** A collection of one product that costs ₦3,400,000.00. The number determines its id, name and age. */
export function createCollection(fields: Partial<Collection> = {}, index = 1): Collection {
  return {
    _id: testId('collection', index),
    name: `Collection ${index}`,
    description: '<p>Everything for one room.</p>',
    items: 'Sofa set+Center table',
    price: 3_400_000,
    style: 'Modern',
    productIds: [createCollectionProduct()],
    isBestSeller: false,
    isPromo: false,
    discountedPrice: null,
    isForeign: false,
    origin: null,
    coverImage: createImage(),
    createdAt: testTime(index),
    updatedAt: testTime(index),
    ...fields,
  }
}

/** A number of collections, numbered from 1. */
export function createCollections(count: number): Collection[] {
  return Array.from({ length: count }, (_, index) => createCollection({}, index + 1))
}

/** A valid payload of the collection form. */
export function createCollectionPayload(fields: Partial<CollectionPayload> = {}): CollectionPayload {
  return {
    name: 'Eko Living Collection',
    description: '<p>The calm side of Lagos.</p>',
    items: 'Sofa set+Center table',
    price: 2_690_000,
    style: 'Contemporary',
    productIds: [testId('product')],
    coverImage: { url: 'data:image/png;base64,iVBORw0KGgo=', isNew: true },
    isBestSeller: false,
    isPromo: false,
    discountedPrice: null,
    isForeign: false,
    origin: null,
    ...fields,
  }
}
