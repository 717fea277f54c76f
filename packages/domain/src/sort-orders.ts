import { matchName } from './matching.ts'

/** The sort orders of a catalogue list: newest first (the default), by what the shopper pays, by name. */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const

/** A sort order. Equal items are ordered by id, so that pages never overlap. */
export type SortOrder = (typeof sortOrders)[number]

/** Parses the name of a sort order, ignoring case; null when there is none. */
export function parseSortOrder(text: string): SortOrder | null {
  return matchName(sortOrders, text)
}
