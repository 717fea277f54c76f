import type { Collection, Image, Product } from '../schemas/types.ts'
import { collectionItems, productItems } from './catalogue-items.ts'
import type { CollectionItem, Item, ProductItem } from './catalogue-items.ts'
import { createImage } from './factories/image.ts'
import { testId, testTime } from './factories/ids.ts'

/** A picture of the demo shop without variants, in the folder that stories and tests serve as `/demo`. */
function demoImage(url: string, alt: string, size: Pick<Image, 'width' | 'height'>): Image {
  return createImage({
    url,
    public_id: url.replace(/^.*\/|\.webp$/g, ''),
    alt,
    ...size,
    widths: [],
    placeholder: '',
  })
}

const square = { width: 1200, height: 1200 }
const wide = { width: 1920, height: 1080 }

const collectionIds = new Map(collectionItems.map(({ slug }, index) => [slug, testId('collection', index + 1)]))

function commonFields(item: Item, index: number) {
  const { name, style, price, items, description, isBestSeller = false, discountedPrice = null } = item
  const time = testTime(index + 1)
  const isPromo = discountedPrice !== null
  return {
    name,
    style,
    price,
    items,
    description,
    isBestSeller,
    isPromo,
    discountedPrice,
    createdAt: time,
    updatedAt: time,
  }
}

function toProduct(item: ProductItem, index: number): Product {
  const { slug, name, category, collection, origin = null, dimensions = null, material = null, leadTimeWeeks = null } = item
  const collectionId = collection === undefined ? undefined : collectionIds.get(collection)
  const collectionName = collectionItems.find((other) => other.slug === collection)?.name
  return {
    _id: testId('product', index + 1),
    ...commonFields(item, index),
    category,
    collectionId: collectionId && collectionName ? { _id: collectionId, name: collectionName } : null,
    images: [
      demoImage(`/demo/${slug}-1.webp`, name, square),
      demoImage(`/demo/${slug}-2.webp`, `${name}, a closer look`, square),
    ],
    isForeign: origin !== null,
    origin,
    dimensions,
    material,
    leadTimeWeeks,
  }
}

function toCollection(item: CollectionItem, index: number): Collection {
  const _id = testId('collection', index + 1)
  return {
    _id,
    ...commonFields(item, index),
    productIds: catalogueProducts
      .filter((product) => product.collectionId?._id === _id)
      .map(({ _id: productId, name, price, images }) => ({ _id: productId, name, price, images })),
    isForeign: false,
    origin: null,
    coverImage: demoImage(item.cover, item.name, item.cover.startsWith('/demo/hero') ? wide : square),
  }
}

/** 24 products of every category and style, oldest first: some on promotion, some foreign, some best sellers. */
export const catalogueProducts: readonly Product[] = productItems.map(toProduct)

/** Six collections of these products, oldest first. */
export const catalogueCollections: readonly Collection[] = collectionItems.map(toCollection)

/** The five pictures of the hero slideshow. */
export const catalogueHeroes: readonly Image[] = [
  demoImage('/demo/hero-living.webp', 'A living room in cream and walnut', wide),
  demoImage('/demo/hero-dining.webp', 'A dining room set for six', wide),
  demoImage('/demo/hero-bedroom.webp', 'A bedroom in slate velvet', wide),
  demoImage('/demo/hero-corner.webp', 'A corner sofa in an open room', wide),
  demoImage('/demo/hero-lounge.webp', 'A formal lounge in burgundy velvet', wide),
]
