import { limits } from '@shop/domain'
import type { Identified, LoadedPages, PageResponse, PagedListContext, PagedListInput, Searchable } from './paged-list.types.ts'

/** The initial context: the given pages, or none. */
export function firstContext<Item extends Identified, Filters extends Searchable>({
  filters,
  limit = limits.pageSize,
  loaded,
}: PagedListInput<Item, Filters>): PagedListContext<Item, Filters> {
  return {
    filters,
    searchText: filters.search ?? '',
    limit,
    problem: null,
    isConnectionLost: false,
    initialFilters: filters,
    ...(loaded ? fromLoaded(loaded) : nothingLoaded),
  }
}

/** The context changes that remove all pages. */
export const nothingLoaded = { items: [], page: 0, hasMore: false, total: null, searched: undefined } as const

/** The context changes that set pages that were loaded elsewhere. */
export function fromLoaded<Item extends Identified>({ items, page, hasMore, total, searched }: LoadedPages<Item>) {
  return { items: withoutRepeats(items), page, hasMore, total, searched }
}

/** The context changes after the first page was loaded. */
export function afterFirstPage<Item extends Identified>(response: PageResponse<Item>) {
  return fromLoaded({ ...response, page: 1 })
}

/**
 * The context changes after the next page was loaded. A new item in the shop between two requests pushes the last one of a
 * page onto the next: an existing id is not appended again.
 */
export function afterNextPage<Item extends Identified>(
  { items, page, searched }: Pick<LoadedPages<Item>, 'items' | 'page' | 'searched'>,
  response: PageResponse<Item>,
) {
  return fromLoaded({ ...response, items: [...items, ...response.items], page: page + 1, searched })
}

/** The filters with the typed search text: it is trimmed, and an empty text is no filter. */
export function filtersAsTyped<Item, Filters extends Searchable>({
  filters,
  searchText,
}: PagedListContext<Item, Filters>): Filters {
  return { ...filters, search: searchText.trim() || undefined }
}

/**
 * Whether `filters` need a request: they differ from those of the last request, or that request failed. So the page's address may
 * repeat the same filters without a request, while Enter or Apply tries again.
 */
export function needsRequest<Item, Filters extends Searchable>(
  context: PagedListContext<Item, Filters>,
  filters: Filters,
): boolean {
  const hasNothingButAProblem = context.page === 0 && context.problem !== null
  return hasNothingButAProblem || !sameFilters(filters, context.filters)
}

/** Whether two filters select the same items, ignoring the order of keys, undefined and empty texts. */
export function sameFilters(one: object, other: object): boolean {
  return filterKey(one) === filterKey(other)
}

function filterKey(filters: object): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify([...set].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function withoutRepeats<Item extends Identified>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>()
  return items.filter(({ _id }) => !seen.has(_id) && seen.add(_id))
}
