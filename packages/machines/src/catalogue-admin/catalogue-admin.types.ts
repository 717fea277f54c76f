import type { SortOrder } from '@shop/domain'

/** What one request for a page of a table asks: `page` counts from 1. */
export interface AdminPageRequest {
  /** '' is no search. */
  search: string
  /** Null leaves it to the server: the best match first for a search, else the newest. */
  sort: SortOrder | null
  page: number
  limit: number
}

/** What the server answers to it. */
export interface AdminPage<Item> {
  items: readonly Item[]
  /** How many items the search finds in all. */
  total: number
}

/** What a section of the dashboard is told once, when it is made. */
export interface CatalogueAdminInput {
  /** Rows on a page; 12 unless told otherwise. */
  limit?: number
  /** What the address of the page asks for: page 1, no search and no order unless told otherwise. */
  page?: number
  search?: string
  sort?: SortOrder | null
}

/** What a section of the dashboard knows. */
export interface CatalogueAdminContext<Item> {
  /** The rows of the page, and those that were added since it came, each id once. */
  items: readonly Item[]
  /** The page that is shown, or on its way. */
  page: number
  limit: number
  /** Null is the order of the server. */
  sort: SortOrder | null
  /** The search of the last request. */
  search: string
  /** The text in the search box, as typed. */
  searchText: string
  /** How many items the search finds in all; null while the server has not said. */
  total: number | null
  /** How many items the shop has in all; null while the server has not said. */
  count: number | null
  /** Why the table did not come, as a sentence; null when it did. */
  problem: string | null
}

/** What can happen to a section of the dashboard. */
export type CatalogueAdminEvent<Item> =
  /** The person opened the section: its table is loaded. */
  | { type: 'section.open' }
  /** The person chose a page, counted from 1. */
  | { type: 'page.go'; page: number }
  /** The person chose an order: page 1 of it is loaded. */
  | { type: 'sort.set'; sort: SortOrder | null }
  /** The person typed in the search box: `text` is all of it. It is searched for after a pause of 300 ms. */
  | { type: 'search.typed'; text: string }
  /** The person pressed Enter in the search box: it is searched for at once. */
  | { type: 'search.submitted' }
  /** The person asks to try again what failed, or comes back to the section. */
  | { type: 'list.refresh' }
  /** The form of a new item was saved. */
  | { type: 'item.added'; item: Item }
  /** The form of a stored item was saved. */
  | { type: 'item.updated'; item: Item }
  /** An item was deleted, after the person was asked. */
  | { type: 'item.deleted'; id: string }

/** What views read: see the page about the dashboard. */
export type CatalogueAdminTag = 'closed' | 'loading' | 'loaded' | 'empty' | 'failed' | 'counting' | 'uncounted' | 'busy'
