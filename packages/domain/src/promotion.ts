import { toKobo } from './money.ts'

/** What the rules of price need to know about a product or a collection. Prices in naira. */
export interface Priced {
  readonly price: number
  readonly isPromo: boolean
  readonly discountedPrice: number | null
}

/** Whether an item is on promotion: it is marked so and a discounted price is there. */
export function isOnPromotion<Item extends Priced>(item: Item): item is Item & { discountedPrice: number } {
  return item.isPromo && item.discountedPrice !== null
}

/** What the shopper pays, in naira: the discounted price on promotion, else the price. */
export function payablePrice(item: Priced): number {
  return isOnPromotion(item) ? item.discountedPrice : item.price
}

/** How much lower the discounted price is, in whole percent of the price; 0 for an item that costs nothing. */
export function percentOff(price: number, discountedPrice: number): number {
  const full = toKobo(price)
  return full > 0 ? Math.round(((full - toKobo(discountedPrice)) * 100) / full) : 0
}

/** The marks of an item and the two values that only mean something while their mark is set. */
export interface Marked {
  readonly isPromo: boolean
  readonly discountedPrice: number | null
  readonly isForeign: boolean
  readonly origin: string | null
}

/** Clears what an unset mark leaves behind: without `isPromo` no discounted price, without `isForeign` no origin. */
export function clearUncheckedMarks<Item extends Marked>(item: Item): Item {
  return {
    ...item,
    discountedPrice: item.isPromo ? item.discountedPrice : null,
    origin: item.isForeign ? item.origin : null,
  }
}
