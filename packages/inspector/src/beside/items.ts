import type { Collection, Image, Product } from '@shop/api'
import type { DetailLine, Details } from '@shop/machines'
import { detailLines } from '@shop/machines'
import { lineDetailsModel } from '@shop/machines/models'
import type { ItemKey, Line } from '@shop/domain'

// The answer of a shop that knows the items of the models.
const known = lineDetailsModel.ends!['details']!.done['the details come'] as Details

/** A picture of the models in the guise of one that Storybook has. */
export const pictured = <Shown extends Image | null>(image: Shown): Shown =>
  image && { ...image, url: '/demo/eko-sofa-1.webp', widths: [] }

/** A product of the models, with a picture that Storybook has. */
export const product: Product = { ...known.products[0]!, images: [pictured(known.products[0]!.images[0]!)] }

/** A collection of the models, with a picture that Storybook has. */
export const room: Collection = { ...known.collections[0]!, coverImage: pictured(known.collections[0]!.coverImage) }

/** Lines of a list with what a shop knows that has their items: the list itself knows no names and no prices. */
export function namedLines(lines: readonly Line[]): DetailLine[] {
  const details = {
    products: ofType(lines, 'Product').map(({ item }) => ({ ...product, _id: item })),
    collections: ofType(lines, 'Collection').map(({ item }) => ({ ...room, _id: item })),
  }
  return detailLines({ lines, details, answered: lines, asked: [] }, false)
}

/** The picture of a line: of its first picture, or of its cover. */
export function coverOf({ record }: Pick<DetailLine, 'record'>): Image | null {
  if (record === null) return null
  return pictured('images' in record ? (record.images[0] ?? null) : record.coverImage)
}

function ofType(lines: readonly ItemKey[], itemType: ItemKey['itemType']): readonly ItemKey[] {
  return lines.filter((line) => line.itemType === itemType)
}
