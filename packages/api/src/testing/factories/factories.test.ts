import { describe, expect, it } from 'vitest'
import {
  collectionSchema,
  contactMessageSchema,
  imageSchema,
  newCollectionSchema,
  productPayloadSchema,
  productSchema,
  signUpSchema,
  userSchema,
} from '../../schemas/index.ts'
import { cartLineSchema, wishlistEntrySchema } from '../../schemas/lines.ts'
import { catalogueCollections, catalogueHeroes, catalogueProducts } from '../catalogue.ts'
import {
  createAdmin,
  createCartLine,
  createCollection,
  createCollectionPayload,
  createCollections,
  createContactMessage,
  createImage,
  createProduct,
  createProductPayload,
  createProducts,
  createSignUp,
  createUser,
  createWishlistEntry,
  testId,
} from './index.ts'

describe('factories', () => {
  it.each([
    ['image', imageSchema, createImage],
    ['product', productSchema, createProduct],
    ['collection', collectionSchema, createCollection],
    ['user', userSchema, createUser],
    ['admin', userSchema, createAdmin],
    ['cart line', cartLineSchema, createCartLine],
    ['wishlist entry', wishlistEntrySchema, createWishlistEntry],
    ['product payload', productPayloadSchema, createProductPayload],
    ['collection payload', newCollectionSchema, createCollectionPayload],
    ['sign-up', signUpSchema, createSignUp],
    ['contact message', contactMessageSchema, createContactMessage],
  ] as const)('the %s factory returns the same valid record each time', (_, schema, create) => {
    expect(schema.parse(create())).toEqual(create())
    expect(create()).toEqual(create())
  })

  it('a factory accepts overrides of fields', () => {
    expect(createProduct({ name: 'Oba' }, 3)).toEqual({ ...createProduct({}, 3), name: 'Oba' })
  })

  it('factories number the records of a list, with an id of their own and ascending dates', () => {
    const [first, second] = createProducts(2, { style: 'Glam' })
    expect([first?._id, second?._id]).toEqual([testId('product', 1), testId('product', 2)])
    expect(first && second && first.createdAt < second.createdAt).toBe(true)
    expect(createCollections(2).map(({ _id }) => _id)).toEqual([testId('collection', 1), testId('collection', 2)])
  })
})

describe('the example catalogue', () => {
  it('the example catalogue has 24 valid products, 6 collections and 5 hero pictures', () => {
    expect(productSchema.array().parse(catalogueProducts)).toEqual(catalogueProducts)
    expect(collectionSchema.array().parse(catalogueCollections)).toEqual(catalogueCollections)
    expect(imageSchema.array().parse(catalogueHeroes)).toEqual(catalogueHeroes)
    expect([catalogueProducts, catalogueCollections, catalogueHeroes].map(({ length }) => length)).toEqual([24, 6, 5])
  })

  it('the example catalogue has every category and style, promotions, best sellers and foreign items', () => {
    expect(new Set(catalogueProducts.map(({ category }) => category)).size).toBe(8)
    expect(new Set(catalogueProducts.map(({ style }) => style)).size).toBe(6)
    expect(catalogueProducts.filter(({ isPromo }) => isPromo)).toHaveLength(7)
    expect(catalogueProducts.filter(({ isBestSeller }) => isBestSeller)).toHaveLength(10)
    expect(catalogueProducts.filter(({ isForeign }) => isForeign)).toHaveLength(3)
  })

  it('the example catalogue lists each product of a collection on both sides', () => {
    const fromProducts = catalogueProducts.flatMap(({ _id, collectionId }) => (collectionId ? [[collectionId._id, _id]] : []))
    const fromCollections = catalogueCollections.flatMap(({ _id, productIds }) => productIds.map((product) => [_id, product._id]))
    expect([...fromCollections].sort()).toEqual([...fromProducts].sort())
  })
})
