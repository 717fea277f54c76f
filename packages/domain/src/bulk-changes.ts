import { toKobo } from './money.ts'
import type { Visibility } from './visibility.ts'

/** The values of an item that a change of several items can set. Prices in naira. */
export interface ItemState {
  readonly price: number
  readonly isPromo: boolean
  readonly discountedPrice: number | null
  readonly visibility: Visibility
  readonly isDeleted: boolean
}

/** A change of several items at once. Percentages may be fractions; a price falls with a negative one. */
export type BulkChange =
  | { readonly kind: 'price'; readonly percent: number }
  | { readonly kind: 'promotion'; readonly percent: number }
  | { readonly kind: 'endPromotion' }
  | { readonly kind: 'visibility'; readonly visibility: Visibility }
  | { readonly kind: 'delete' }

/** The limits of the percentages. */
export const bulkPercent = { price: { least: -90, most: 900 }, promotion: { least: 1, most: 90 } } as const

/** Prices that result from a percentage are multiples of this amount in naira. */
const priceStep = 100

/** The state of an item after a change. The result can equal the state. */
export function changedState(state: ItemState, change: BulkChange): ItemState {
  switch (change.kind) {
    case 'price':
      return withPrice(state, change.percent)
    case 'promotion':
      return withPromotion(state, change.percent)
    case 'endPromotion':
      return { ...state, isPromo: false, discountedPrice: null }
    case 'visibility':
      return { ...state, visibility: change.visibility }
    case 'delete':
      return { ...state, isDeleted: true }
  }
}

/** A promotion keeps its share of the price; one that would no longer be below the price ends. */
function withPrice(state: ItemState, percent: number): ItemState {
  const price = percentOf(state.price, 100 + percent)
  const { isPromo, discountedPrice } = state
  const discounted = isPromo && discountedPrice !== null ? percentOf(discountedPrice, 100 + percent) : null
  const isLower = discounted !== null && discounted > 0 && discounted < price
  return { ...state, price, isPromo: isLower, discountedPrice: isLower ? discounted : null }
}

/** An item that is too cheap for a lower price stays as it is. */
function withPromotion(state: ItemState, percent: number): ItemState {
  const discountedPrice = percentOf(state.price, 100 - percent)
  const isLower = discountedPrice > 0 && discountedPrice < state.price
  return isLower ? { ...state, isPromo: true, discountedPrice } : state
}

/** A share of an amount, rounded to the nearest hundred naira; a share below that is rounded to the kobo. */
function percentOf(amount: number, percent: number): number {
  const exact = (toKobo(amount) * percent) / 10_000
  return exact < priceStep ? Math.round(exact * 100) / 100 : Math.round(exact / priceStep) * priceStep
}

/** Whether two states are equal, so that nothing has to be saved. */
export function isSameState(one: ItemState, other: ItemState): boolean {
  return (Object.keys(one) as (keyof ItemState)[]).every((key) => one[key] === other[key])
}
