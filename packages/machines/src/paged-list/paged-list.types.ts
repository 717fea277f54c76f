import type { Searched } from '@shop/api'

/** An item of a catalogue list: anything with an id. */
export interface Identified {
  _id: string
}

/** The filters of a catalogue list. The machine only knows the search text, which comes from the search box. */
export interface Searchable {
  search?: string | undefined
}

/** A request for one page: `page` counts from 1. */
export interface PageRequest<Filters> {
  filters: Filters
  page: number
  limit: number
}

/** The response to a request for one page. */
export interface PageResponse<Item> {
  items: readonly Item[]
  hasMore: boolean
  /** The total number of items that match the filters. */
  total: number
  /** What became of the search; undefined without one. */
  searched?: Searched | undefined
}

/** Pages that were loaded before: rendered by the server, or saved while the user was on another page. */
export interface LoadedPages<Item> extends PageResponse<Item> {
  /** The last page in `items`; 3 means that it contains pages 1, 2 and 3. */
  page: number
}

export interface PagedListInput<Item, Filters> {
  /** The initial filters, to which `list.reset` returns. */
  filters: Filters
  /** The number of items on a page; 12 by default. Home uses 10. */
  limit?: number
  /** Pages that were loaded before: the list starts with them and sends no request. */
  loaded?: LoadedPages<Item> | undefined
}

export interface PagedListContext<Item, Filters> {
  /** The filters of the last request. `items` match them once it has succeeded. */
  filters: Filters
  /** The text in the search box, as typed; it becomes `filters.search` after the pause. */
  searchText: string
  /** Every loaded item in the server's order, without duplicates. While other filters load, the earlier items stay. */
  items: readonly Item[]
  /** The last page in `items`; 0 before the first response. */
  page: number
  /** The number of items on a page. */
  limit: number
  /** Whether there are more pages, from the last response. */
  hasMore: boolean
  /** The total number of items that match; null before the first response. */
  total: number | null
  /** What became of the search, from the response to the first page; undefined without a search. */
  searched: Searched | undefined
  /** Why the last request failed, as a message for the user; null without a failure. */
  problem: string | null
  /** Whether the next page failed because the connection did: there was no response. */
  isConnectionLost: boolean
  /** The filters to which `list.reset` returns. */
  initialFilters: Filters
}

export type PagedListEvent<Item, Filters> =
  /** The user asks for the next page. Ignored while one is loading, and at the end. */
  | { type: 'page.more' }
  /** The user chose filters; the event has all of them. Page 1 is loaded with them, unless they are the current ones. */
  | { type: 'filters.set'; filters: Filters }
  /** The user typed in the search box: `text` is all of it. It becomes a filter after a pause of 300 ms. */
  | { type: 'search.typed'; text: string }
  /** The user pressed Enter in the search box: the text becomes a filter at once. */
  | { type: 'search.submitted' }
  /** The user retries what failed: the first page, or the next one. */
  | { type: 'list.retry' }
  /** The user resets the list: it returns to the initial filters and loads the first page. */
  | { type: 'list.reset' }
  /** The app saved these pages for these filters: they are shown without a request. */
  | { type: 'list.restore'; filters: Filters; loaded: LoadedPages<Item> }

/** The tags for views: see the page about the list. */
export type PagedListTag = 'loading' | 'loaded' | 'more' | 'loadingMore' | 'end' | 'empty' | 'failed' | 'failedMore' | 'busy'
