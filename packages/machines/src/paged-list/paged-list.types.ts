/** Anything with an id can stand in a paged list. */
export interface Identified {
  _id: string
}

/** Filters are the list's own business, but for the search text, which the machine takes from the search box. */
export interface Searchable {
  search?: string | undefined
}

/** What one request for a page asks: `page` counts from 1. */
export interface PageRequest<Filters> {
  filters: Filters
  page: number
  limit: number
}

/** What the server answers to one request for a page. */
export interface PageAnswer<Item> {
  items: readonly Item[]
  hasMore: boolean
  /** How many items match the filters in all. */
  total: number
}

/** Pages that are there already: rendered by the server, or kept while the person was on another page. */
export interface LoadedPages<Item> extends PageAnswer<Item> {
  /** The last page that `items` holds; 3 means that pages 1, 2 and 3 are in it. */
  page: number
}

/** What a list is told once, when it is made. */
export interface PagedListInput<Item, Filters> {
  /** The filters to begin with, and to return to on `list.reset`. */
  filters: Filters
  /** Items on a page; 12 unless told otherwise. Home asks for 10. */
  limit?: number
  /** With these pages the list starts loaded and asks the server for nothing. */
  loaded?: LoadedPages<Item> | undefined
}

/** What the list knows. */
export interface PagedListContext<Item, Filters> {
  /** The filters of the last request: `items` answer them, or are about to. */
  filters: Filters
  /** The text in the search box, as typed; it becomes `filters.search` after the pause. */
  searchText: string
  /** Every item loaded, in the server's order, each id once. While other filters load, the earlier items stay. */
  items: readonly Item[]
  /** The last page in `items`; 0 before the first answer. */
  page: number
  /** Items on a page. */
  limit: number
  /** What the server last said about more pages. */
  hasMore: boolean
  /** How many items match in all; null while the server has not said. */
  total: number | null
  /** Why the last request failed, as a sentence for the person; null when it did not. */
  problem: string | null
  /** The filters to return to on `list.reset`. */
  initialFilters: Filters
}

/** What can happen to a list. */
export type PagedListEvent<Item, Filters> =
  /** The person asks for the next page. Ignored while one is on its way, and at the end. */
  | { type: 'page.more' }
  /** The person chose filters, whole: page 1 of them is loaded. The filters that hold already are no change. */
  | { type: 'filters.set'; filters: Filters }
  /** The person typed in the search box: `text` is all of it. It becomes a filter after a pause of 300 ms. */
  | { type: 'search.typed'; text: string }
  /** The person pressed Enter in the search box: the text becomes a filter at once. */
  | { type: 'search.submitted' }
  /** The person asks to try again what failed: the first page, or the next one. */
  | { type: 'list.retry' }
  /** Back to the first filters, nothing loaded, and the first page on its way. */
  | { type: 'list.reset' }
  /** The app has kept these pages, for these filters: they are shown without a request. */
  | { type: 'list.restore'; filters: Filters; loaded: LoadedPages<Item> }

/** What views read: see the page about the list. */
export type PagedListTag = 'loading' | 'loaded' | 'more' | 'loadingMore' | 'end' | 'empty' | 'failed' | 'failedMore' | 'busy'
