import type { Collection, Product } from '@shop/api'
import type { ItemKey, ItemType, Line } from '@shop/domain'

/** The records of some items; unknown ones are left out. */
export interface Details {
  products: readonly Product[]
  collections: readonly Collection[]
}

/** The input of the machine: the initial lines. */
export interface LineDetailsInput {
  lines?: readonly Line[]
}

export interface LineDetailsContext {
  /** The lines of the cart, or the entries of the wishlist as lines with quantity 1. */
  lines: readonly Line[]
  /** The latest details of items, whether or not they are still in the lines. */
  details: Details
  /** The items whose details were loaded. One of them without a record is unknown. */
  loaded: readonly ItemKey[]
  /** The loaded items whose details are to be loaded again. */
  old: readonly ItemKey[]
  /** The items whose details are being loaded. */
  requested: readonly ItemKey[]
}

export type LineDetailsEvent =
  /** The saved list changed. Only items that were not requested before cause a request; a new quantity does not. */
  | { type: 'lines.set'; lines: readonly Line[] }
  /** The details of all lines, or of those of one type, are loaded again; the known ones stay visible meanwhile, and when this fails. */
  | { type: 'details.refresh'; itemType?: ItemType }
  /** The user retries after a failure. */
  | { type: 'details.retry' }

/** The tags for views: see the page about line details. */
export type LineDetailsTag = 'loading' | 'loaded' | 'empty' | 'failed'

/**
 * The status of a line: its record is `known`, it is `loading`, the server does not know the item (`unknown`), or the details
 * could not be loaded (`failed`).
 */
export type DetailStatus = 'known' | 'loading' | 'unknown' | 'failed'

/** A line as a page shows it. */
export interface DetailLine extends Line {
  status: DetailStatus
  name: string
  /** The price that the shopper pays for one item, in naira; 0 unless the item is known. */
  price: number
  /** The record, for pictures and promotions; null unless the item is known. */
  record: Product | Collection | null
  /** Whether the item is unknown or failed to load: it cannot be ordered and does not count. */
  error: boolean
}
