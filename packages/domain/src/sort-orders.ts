import { matchName } from './matching.ts'

/** The orders of a list: newest first (the default), by what the shopper pays, by name. */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const

/** An order of a list. Equal items stand by their id, so that pages never overlap. */
export type SortOrder = (typeof sortOrders)[number]

/** The order that a text names, without regard to case; null when it names none. */
export function parseSortOrder(text: string): SortOrder | null {
  return matchName(sortOrders, text)
}
