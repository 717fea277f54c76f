import { createHash } from 'node:crypto'
import type { Collection, Image, Product } from '@shop/api'
import { formatNaira, isOnPromotion, payablePrice, type Priced } from '@shop/domain'
import type { CardContent } from '../media/cards/card-content.ts'

/** The kinds of items that have a preview card. */
export type CardKind = 'product' | 'collection'

/** The card of an item as it is now. */
export interface PreviewCard {
  readonly kind: CardKind
  readonly id: string
  readonly content: CardContent
  readonly pictures: readonly Image[]
}

/** Increase it when the drawing changes: it is part of each card's digest. */
const cardRecipe = 1

/** The card of a product: its first picture, name and price. */
export function productCard(product: Product, shop: string): PreviewCard {
  const content = { shop, label: '', name: product.name, ...pricesOf(product) }
  return { kind: 'product', id: product._id, content, pictures: product.images.slice(0, 1) }
}

/** The card of a collection: its cover and three pieces, or the cover when it has fewer pictures. */
export function collectionCard(collection: Collection, shop: string): PreviewCard {
  const { productIds: products, coverImage } = collection
  const all = [coverImage, ...products.map(({ images }) => images[0])].filter((image) => image !== null && image !== undefined)
  const pictures = [...new Map(all.map((image) => [image.public_id, image])).values()]
  const label = products.length > 1 ? `Collection of ${products.length}` : 'Collection'
  const content = { shop, label, name: collection.name, ...pricesOf(collection) }
  return { kind: 'collection', id: collection._id, content, pictures: pictures.slice(0, pictures.length < 4 ? 1 : 4) }
}

/** The file name of a card: its item, and a digest of all that it shows, so that a changed price has another name. */
export function cardName({ kind, id, content, pictures }: PreviewCard): string {
  const shown = JSON.stringify([cardRecipe, content, pictures.map(({ public_id }) => public_id)])
  const digest = createHash('sha256').update(shown).digest('hex').slice(0, 20)
  return `card-${kind}-${id.toLowerCase()}-${digest}.jpg`
}

/** The item of a card's file name; null for any other text. */
export function readCardName(name: string): { readonly kind: CardKind; readonly id: string } | null {
  const [, kind, id] =
    /^card-(product|collection)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{20}\.jpg$/.exec(name) ?? []
  return kind === undefined || id === undefined ? null : { kind: kind as CardKind, id }
}

/** A card in words, for those who do not see it. */
export function cardAlt({ content: { name, price, oldPrice } }: PreviewCard): string {
  return oldPrice === '' ? `${name}, ${price}` : `${name}, ${price}, was ${oldPrice}`
}

function pricesOf(item: Priced): { price: string; oldPrice: string } {
  return { price: formatNaira(payablePrice(item)), oldPrice: isOnPromotion(item) ? formatNaira(item.price) : '' }
}
