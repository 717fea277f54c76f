import { limits } from '@shop/domain'
import type { Identified, LoadedPages, PageAnswer, PagedListContext, PagedListInput, Searchable } from './paged-list.types.ts'

/** What a list knows when it starts: the pages it was given, or none. */
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
    initialFilters: filters,
    ...(loaded ? fromLoaded(loaded) : nothingLoaded),
  }
}

/** The part of the context that says that no page is there. */
export const nothingLoaded = { items: [], page: 0, hasMore: false, total: null } as const

/** The part of the context that takes over pages loaded elsewhere. */
export function fromLoaded<Item extends Identified>({ items, page, hasMore, total }: LoadedPages<Item>) {
  return { items: withoutRepeats(items), page, hasMore, total }
}

/** The part of the context after the first page of the filters came. */
export function afterFirstPage<Item extends Identified>(answer: PageAnswer<Item>) {
  return fromLoaded({ ...answer, page: 1 })
}

/**
 * The part of the context after the next page came. Between two requests the shop may have gained an item, which
 * pushes the last one of a page onto the next: an id that is there already is not appended again.
 */
export function afterNextPage<Item extends Identified>(
  { items, page }: Pick<LoadedPages<Item>, 'items' | 'page'>,
  answer: PageAnswer<Item>,
) {
  return fromLoaded({ ...answer, items: [...items, ...answer.items], page: page + 1 })
}

/** The filters with the text in the search box as one of them: spaces around it mean nothing, no text is no filter. */
export function filtersAsTyped<Item, Filters extends Searchable>({
  filters,
  searchText,
}: PagedListContext<Item, Filters>): Filters {
  return { ...filters, search: searchText.trim() || undefined }
}

/**
 * Whether `filters` are worth a request: they ask for other items than the last one did, or that one failed and left
 * nothing. So the address of the page may hand the same filters back without harm, while Enter or Apply tries again.
 */
export function isNewQuestion<Item, Filters extends Searchable>(
  context: PagedListContext<Item, Filters>,
  filters: Filters,
): boolean {
  const hasNothingButAProblem = context.page === 0 && context.problem !== null
  return hasNothingButAProblem || !sameFilters(filters, context.filters)
}

/** Whether two filters ask for the same items: the order of keys, undefined and the empty text make no difference. */
export function sameFilters(one: object, other: object): boolean {
  return filterKey(one) === filterKey(other)
}

function filterKey(filters: object): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify(set.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function withoutRepeats<Item extends Identified>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>()
  return items.filter(({ _id }) => !seen.has(_id) && seen.add(_id))
}
