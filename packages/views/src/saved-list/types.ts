import type { ItemKey } from '@shop/domain'
import type { LineDetailsContext, LineDetailsEvent, LineDetailsTag, ListContext, ListTag } from '@shop/machines'
import type { ReactNode } from 'react'
import type { ViewSnapshot } from '../view-snapshot.ts'

/** The saved lists of a shopper, as sentences name them. */
export type SavedListName = 'cart' | 'wishlist'

/** The part of a saved list's snapshot that its view reads. */
export type SavedListSnapshot = ViewSnapshot<ListContext, ListTag>

/** The part of the line details' snapshot that a view reads. */
export type LineDetailsSnapshot = ViewSnapshot<LineDetailsContext, LineDetailsTag>

/** The addresses of the links of a saved list. */
export interface SavedListLinks {
  shop: string
  /** What the shopper has ordered by chat. */
  enquiries?: string
  item: (item: ItemKey) => string
}

/** The machines could not be fetched, so the list cannot be shown. */
export interface SavedListFailure {
  isRetrying: boolean
  onRetry: () => void
}

/** The props of the views of cart and wishlist. */
export interface SavedListViewProps<Event> {
  /** The snapshot of the list; null while its machine is being fetched. */
  snapshot: SavedListSnapshot | null
  send: (event: Event) => void
  details: LineDetailsSnapshot
  sendDetails: (event: LineDetailsEvent) => void
  failure?: SavedListFailure | null
  links: SavedListLinks
  /** Ways on from an empty list. */
  suggestions?: ReactNode
}
