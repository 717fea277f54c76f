import type { ItemKey } from '@shop/domain'
import type { LineDetailsContext, LineDetailsEvent, LineDetailsTag, ListContext, ListTag } from '@shop/machines'
import type { ViewSnapshot } from '../view-snapshot.ts'

/** The saved lists of a shopper, as sentences name them. */
export type SavedListName = 'cart' | 'wishlist'

/** The machine of a cart or a wishlist, as its view reads it. */
export type SavedListSnapshot = ViewSnapshot<ListContext, ListTag>

/** The machine of the lines' details, as a view reads it. */
export type LineDetailsSnapshot = ViewSnapshot<LineDetailsContext, LineDetailsTag>

/** Where the links of a saved list lead. */
export interface SavedListLinks {
  shop: string
  item: (item: ItemKey) => string
}

/** The machines could not be fetched, so the list cannot be shown. */
export interface SavedListFailure {
  isRetrying: boolean
  onRetry: () => void
}

/** What the views of cart and wishlist take. */
export interface SavedListViewProps<Event> {
  /** Null while the machine is being fetched. */
  snapshot: SavedListSnapshot | null
  send: (event: Event) => void
  details: LineDetailsSnapshot
  sendDetails: (event: LineDetailsEvent) => void
  failure?: SavedListFailure | null
  links: SavedListLinks
}
