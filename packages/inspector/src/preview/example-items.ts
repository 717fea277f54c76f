import type { Collection, Image, Product } from '@shop/api'
import type { ItemKey, Line } from '@shop/domain'
import type { Details } from '@shop/machines'
import { lineDetailsModel } from '@shop/machines/models'

// The details that the model of the machine loads.
const known = lineDetailsModel.ends!['details']!.done['the details are loaded'] as Details

/** The image with a picture that Storybook serves. */
export const withDemoPicture = <Shown extends Image | null>(image: Shown): Shown =>
  image && { ...image, url: '/demo/eko-sofa-1.webp', widths: [] }

/** An example product, for data that the inspected machine does not have. */
export const exampleProduct: Product = { ...known.products[0]!, images: [withDemoPicture(known.products[0]!.images[0]!)] }

/** An example collection, for data that the inspected machine does not have. */
export const exampleCollection: Collection = {
  ...known.collections[0]!,
  coverImage: withDemoPicture(known.collections[0]!.coverImage),
}

/** Example details for any lines, because a saved list has neither names nor prices. */
export function exampleDetails(lines: readonly Line[]): Details {
  const ids = (itemType: ItemKey['itemType']) => lines.filter((line) => line.itemType === itemType).map(({ item }) => item)
  return {
    products: ids('Product').map((_id) => ({ ...exampleProduct, _id })),
    collections: ids('Collection').map((_id) => ({ ...exampleCollection, _id })),
  }
}

/** Completes a product when the model only has its id. */
export function completeProduct(item: Partial<Product> & Pick<Product, '_id'>): Product {
  return { ...exampleProduct, name: item._id, ...item }
}

/** Images with distinct ids. */
export function exampleImages(count: number): Image[] {
  return Array.from({ length: count }, (_, place) => ({ ...exampleProduct.images[0]!, public_id: `example-${place}` }))
}
