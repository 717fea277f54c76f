import type { Category, Gap, SortOrder, Style, Visibility } from '@shop/domain'

/** The filters of an admin table; an absent one does not filter. Collections have no category. */
export interface AdminFilters {
  category?: Category
  style?: Style
  isPromo?: boolean
  lacks?: Gap
  visibility?: Visibility
}

/** The request for a page of an admin table; `page` counts from 1. */
export interface AdminPageRequest extends AdminFilters {
  /** The search text; '' means no search. */
  search: string
  /** The sort order. Null leaves it to the server: the best match first for a search, else the newest. */
  sort: SortOrder | null
  page: number
  limit: number
}

/** The response to the request for a page of an admin table. */
export interface AdminPage<Item> {
  items: readonly Item[]
  /** The total number of items that match the search. */
  total: number
}

export interface AdminTableInput {
  /** The number of rows on a page; 12 by default. */
  limit?: number
  /** The page, search and sort order from the address: page 1, no search and no sort order by default. */
  page?: number
  search?: string
  sort?: SortOrder | null
}

export interface AdminTableContext<Item> {
  /** The rows of the page, and those added since it was loaded, without duplicates. */
  items: readonly Item[]
  /** The visible page, or the one that is loading. */
  page: number
  limit: number
  /** The sort order; null is the server's default. */
  sort: SortOrder | null
  /** The chosen filters. */
  filters: AdminFilters
  /** The search of the last request. */
  search: string
  /** The text in the search box, as typed. */
  searchText: string
  /** The total number of items that match; null before the first response. */
  total: number | null
  /** The number of items in the shop; null before the first response. */
  count: number | null
  /** Why the table could not be loaded, as a message; null without a failure. */
  problem: string | null
}

export type AdminTableEvent<Item> =
  /** The user opened the section: its table is loaded. */
  | { type: 'section.open' }
  /** The user chose a page, counted from 1. */
  | { type: 'page.go'; page: number }
  /** The user chose a sort order: page 1 is loaded with it. */
  | { type: 'sort.set'; sort: SortOrder | null }
  /** The user chose filters: page 1 is loaded with them. */
  | { type: 'filters.set'; filters: AdminFilters }
  /** The user typed in the search box: `text` is all of it. The search starts after a pause of 300 ms. */
  | { type: 'search.typed'; text: string }
  /** The user pressed Enter in the search box: the search starts at once. */
  | { type: 'search.submitted' }
  /** The user retries after a failure, or returns to the section. */
  | { type: 'list.refresh' }
  /** The user signed in again after the session had ended. */
  | { type: 'session.restored' }
  /** The form of a new item was saved. */
  | { type: 'item.added'; item: Item }
  /** The form of an existing item was saved. */
  | { type: 'item.updated'; item: Item }
  /** An item was deleted, after a confirmation. */
  | { type: 'item.deleted'; id: string }

/** The tags for views: see the page about the dashboard. */
export type AdminTableTag = 'closed' | 'loading' | 'loaded' | 'empty' | 'failed' | 'counting' | 'uncounted' | 'busy'
