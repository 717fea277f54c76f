import type { ItemType } from './item-types.ts'
import { limits } from './limits.ts'
import { isExactMoney } from './money.ts'
import { stripMarkup } from './texts.ts'

/** The messages of the product and collection forms, used by the form and by the server. */
export const itemSentences = {
  itemsMissing: 'Please say what is included, such as (3+3+1+1).',
  descriptionEmpty: 'Description cannot be empty.',
  priceInvalid: 'Price must be a non-negative number.',
  priceTooHigh: 'Price must be at most ₦999,999,999,999.99.',
  priceInexact: 'Price must have at most two decimals.',
  discountedTooHigh: 'Discounted price must be less than the original price.',
  discountedInexact: 'Discounted price must have at most two decimals.',
  imageUnreadable: 'Failed to read image file.',
  coverUnreadable: 'Failed to read cover image file.',
} as const

/** The messages that differ between adding and editing a collection: the rules are the same. */
export const collectionSentences = {
  adding: {
    descriptionMissing: itemSentences.descriptionEmpty,
    productsMissing: 'Please select at least one product for the collection.',
    coverMissing: 'Please upload a cover image for the collection.',
  },
  editing: {
    descriptionMissing: 'Description is required.',
    productsMissing: 'At least one product must be selected for the collection.',
    coverMissing: 'Cover image is required.',
  },
} as const

/** The message when another admin has saved the record since the form was loaded. */
export const changedMeanwhile: Readonly<Record<ItemType, string>> = {
  Product: 'Another admin has changed this product. Load it again before you save.',
  Collection: 'Another admin has changed this collection. Load it again before you save.',
}

/** The message when an item with the id of a new one was stored before: it exists, or has been deleted since. */
export const addedBefore: Readonly<Record<ItemType, string>> = {
  Product: 'This product was added before. Look for it among the products before you add it again.',
  Collection: 'This collection was added before. Look for it among the collections before you add it again.',
}

/** The message when an item on promotion has no discounted price above 0. */
function discountedPriceRequired(itemType: ItemType): string {
  return `Discounted price is required and must be greater than 0 if ${itemType.toLowerCase()} is on promotion.`
}

/** The message when an item marked as foreign has no origin. */
function originRequired(itemType: ItemType): string {
  return `Origin is required if ${itemType.toLowerCase()} is marked as foreign.`
}

/** The question before the deletion of a product or a collection. */
export function deleteQuestion(itemType: ItemType): string {
  return `Are you sure you want to delete this ${itemType.toLowerCase()}? This action cannot be undone.`
}

/** The fields of a form or a payload that the rules read. Prices in naira. */
export interface RuledItem {
  readonly description: string
  readonly price: number
  readonly isPromo: boolean
  readonly discountedPrice: number | null
  readonly isForeign: boolean
  readonly origin: string | null
}

/** A field and the message about it. */
export interface ItemProblem {
  readonly path: 'description' | 'price' | 'discountedPrice' | 'origin'
  readonly message: string
}

/**
 * All problems of a product or a collection, in the order of the form; empty when it follows every rule.
 *
 * @param descriptionMissing The message about a description without words: editing a collection has its own.
 */
export function itemProblems(
  itemType: ItemType,
  item: RuledItem,
  descriptionMissing: string = itemSentences.descriptionEmpty,
): ItemProblem[] {
  const problems: ItemProblem[] = []
  if (stripMarkup(item.description) === '') {
    problems.push({ path: 'description', message: descriptionMissing })
  }
  problems.push(...priceProblems(itemType, item))
  if (item.isForeign && (item.origin ?? '').trim() === '') {
    problems.push({ path: 'origin', message: originRequired(itemType) })
  }
  return problems
}

/** The problems of an item's prices. */
export function priceProblems(
  itemType: ItemType,
  { price, isPromo, discountedPrice }: Pick<RuledItem, 'price' | 'isPromo' | 'discountedPrice'>,
): ItemProblem[] {
  const problems: ItemProblem[] = []
  const full = priceProblem(price)
  if (full) problems.push({ path: 'price', message: full })
  const discounted = isPromo ? discountedPriceProblem(itemType, price, discountedPrice) : null
  if (discounted) problems.push({ path: 'discountedPrice', message: discounted })
  return problems
}

function priceProblem(price: number): string | null {
  if (!(Number.isFinite(price) && price >= 0)) return itemSentences.priceInvalid
  if (price > limits.priceMaximum) return itemSentences.priceTooHigh
  return isExactMoney(price) ? null : itemSentences.priceInexact
}

function discountedPriceProblem(itemType: ItemType, price: number, discountedPrice: number | null): string | null {
  if (discountedPrice === null || !(discountedPrice > 0)) return discountedPriceRequired(itemType)
  if (!(discountedPrice < price)) return itemSentences.discountedTooHigh
  return isExactMoney(discountedPrice) ? null : itemSentences.discountedInexact
}
