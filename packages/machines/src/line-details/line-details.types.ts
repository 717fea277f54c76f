import type { Collection, Product } from '@shop/api'
import type { ItemKey, ItemType, Line } from '@shop/domain'

/** What the server knows of some items; unknown ones are left out. */
export interface Details {
  products: readonly Product[]
  collections: readonly Collection[]
}

/** What the machine is told once: the lines to begin with. */
export interface LineDetailsInput {
  lines?: readonly Line[]
}

/** What the machine knows. */
export interface LineDetailsContext {
  /** The lines of the cart, or the entries of the wishlist as lines of one item. */
  lines: readonly Line[]
  /** The server's last word on items, whether or not they are still in the lines. */
  details: Details
  /** The items that the server was asked for and answered: one of them without a record is unknown. */
  answered: readonly ItemKey[]
  /** The items whose answer is on its way. */
  asked: readonly ItemKey[]
}

/** What can happen to the details. */
export type LineDetailsEvent =
  /** The list changed. Only items that nobody asked for yet cost a request; a new quantity costs none. */
  | { type: 'lines.set'; lines: readonly Line[] }
  /** The details of all lines, or of those of one kind, are read again; what is known stays meanwhile. */
  | { type: 'details.refresh'; itemType?: ItemType }
  /** The person asks to try again after a failure. */
  | { type: 'details.retry' }

/** What views read: see the page about the details of lines. */
export type LineDetailsTag = 'loading' | 'loaded' | 'empty' | 'failed'

/**
 * How a line stands: its record is `known`, it is on its way (`loading`), the server knows no such item (`unknown`), or
 * the details could not be read (`failed`).
 */
export type DetailStatus = 'known' | 'loading' | 'unknown' | 'failed'

/** A line as a page shows it. */
export interface DetailLine extends Line {
  status: DetailStatus
  name: string
  /** What the shopper pays for one item, in naira; 0 unless the item is known. */
  price: number
  /** The record, for pictures and promotions; null unless the item is known. */
  record: Product | Collection | null
  /** The item is unknown or failed to load: it is not ordered and does not count. */
  error: boolean
}
