import { toKobo } from './money.ts'

/** The fields of a product or a collection that the price rules need. Prices in naira. */
export interface Priced {
  readonly price: number
  readonly isPromo: boolean
  readonly discountedPrice: number | null
}

/** Whether an item is on promotion: its flag is set and it has a discounted price. */
export function isOnPromotion<Item extends Priced>(item: Item): item is Item & { discountedPrice: number } {
  return item.isPromo && item.discountedPrice !== null
}

/** The price that the shopper pays, in naira: the discounted price on promotion, else the price. */
export function payablePrice(item: Priced): number {
  return isOnPromotion(item) ? item.discountedPrice : item.price
}

/** The discount in whole percent of the price; 0 for an item that costs nothing. */
export function percentOff(price: number, discountedPrice: number): number {
  const full = toKobo(price)
  return full > 0 ? Math.round(((full - toKobo(discountedPrice)) * 100) / full) : 0
}

/** The flags of an item and the two values that depend on them. */
export interface Marked {
  readonly isPromo: boolean
  readonly discountedPrice: number | null
  readonly isForeign: boolean
  readonly origin: string | null
}

/** Clears values whose flag is not set: the discounted price without `isPromo`, the origin without `isForeign`. */
export function clearUncheckedMarks<Item extends Marked>(item: Item): Item {
  return {
    ...item,
    discountedPrice: item.isPromo ? item.discountedPrice : null,
    origin: item.isForeign ? item.origin : null,
  }
}
