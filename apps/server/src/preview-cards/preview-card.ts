import { createHash } from 'node:crypto'
import type { Collection, Image, Product } from '@shop/api'
import { enquiryTitle, formatNaira, isEnquiryReference, isId, isOnPromotion, payablePrice, type Priced } from '@shop/domain'
import type { CardContent } from '../media/cards/card-content.ts'

/** What has a preview card. */
export const cardKinds = ['product', 'collection', 'enquiry'] as const

/** A kind of thing that has a preview card. */
export type CardKind = (typeof cardKinds)[number]

/** The card of an item or an enquiry as it is now. */
export interface PreviewCard {
  readonly kind: CardKind
  /** The id of an item, or the reference of an enquiry. */
  readonly id: string
  readonly content: CardContent
  readonly pictures: readonly Image[]
  /** What only those with the link can know. Without it in the digest, the address of a card could be guessed. */
  readonly secret?: string
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
  const label = products.length > 1 ? `Collection of ${products.length}` : 'Collection'
  const content = { shop, label, name: collection.name, ...pricesOf(collection) }
  return { kind: 'collection', id: collection._id, content, pictures: oneOrFour(all) }
}

/** What a card shows of an enquiry. */
export interface CardEnquiry {
  readonly reference: string
  readonly items: readonly { readonly name: string }[]
  /** In naira: what the shop has quoted, else the prices when the chat opened. */
  readonly total: number
  readonly images: readonly Image[]
  /** The digest of the key of its link. */
  readonly keyDigest: string
}

/** The card of an enquiry: its items and total, and nothing about the shopper. */
export function enquiryCard({ reference, items, total, images, keyDigest }: CardEnquiry, shop: string): PreviewCard {
  const content = { shop, label: 'Enquiry', name: enquiryTitle(items), price: formatNaira(total), oldPrice: '' }
  return { kind: 'enquiry', id: reference, content, pictures: oneOrFour(images), secret: keyDigest }
}

/** Four different pictures, or the first one when there are fewer. */
function oneOrFour(images: readonly Image[]): Image[] {
  const pictures = [...new Map(images.map((image) => [image.public_id, image])).values()]
  return pictures.slice(0, pictures.length < 4 ? 1 : 4)
}

/** The file name of a card: its item, and a digest of all that it shows, so that a changed price has another name. */
export function cardName({ kind, id, content, pictures, secret }: PreviewCard): string {
  const shown = JSON.stringify([cardRecipe, content, pictures.map(({ public_id }) => public_id), secret])
  const digest = createHash('sha256').update(shown).digest('hex').slice(0, 20)
  return `card-${kind}-${id.toLowerCase()}-${digest}.jpg`
}

/** The item or the enquiry of a card's file name; null for any other text. */
export function readCardName(name: string): { readonly kind: CardKind; readonly id: string } | null {
  const [, kind, id = ''] = /^card-([a-z]+)-([0-9a-z-]+)-[0-9a-f]{20}\.jpg$/.exec(name) ?? []
  if (kind === 'enquiry') return isEnquiryReference(id.toUpperCase()) ? { kind, id: id.toUpperCase() } : null
  return (kind === 'product' || kind === 'collection') && isId(id) ? { kind, id } : null
}

/** A card in words, for those who do not see it. */
export function cardAlt({ content: { name, price, oldPrice } }: PreviewCard): string {
  return oldPrice === '' ? `${name}, ${price}` : `${name}, ${price}, was ${oldPrice}`
}

function pricesOf(item: Priced): { price: string; oldPrice: string } {
  return { price: formatNaira(payablePrice(item)), oldPrice: isOnPromotion(item) ? formatNaira(item.price) : '' }
}
