import { firstContext } from './paged-list.rules.ts'
import type { Identified, PagedListContext, PagedListInput, PagedListTag, Searchable } from './paged-list.types.ts'

/** The part of a catalogue list's snapshot that is the same with and without the running machine. */
export interface ListSnapshot<Item, Filters> {
  readonly context: PagedListContext<Item, Filters>
  readonly hasTag: (tag: PagedListTag) => boolean
}

/** The snapshot with which the machine of a list starts, for a page that shows the list before it fetches the machine. */
export function firstList<Item extends Identified, Filters extends Searchable>(
  input: PagedListInput<Item, Filters>,
): ListSnapshot<Item, Filters> {
  const context = firstContext(input)
  return withTags(context, firstTags(context))
}

/** The list while the machine that will load these filters is fetched. */
export function listBeforeFilters<Item, Filters extends Searchable>(
  { context }: ListSnapshot<Item, Filters>,
  filters: Filters,
): ListSnapshot<Item, Filters> {
  return withTags({ ...context, filters, searchText: filters.search ?? '', problem: null }, ['loading', 'busy'])
}

function firstTags({ page, items, hasMore }: PagedListContext<unknown, unknown>): readonly PagedListTag[] {
  if (page === 0) return ['loading', 'busy']
  if (items.length === 0) return ['empty']
  return hasMore ? ['loaded', 'more'] : ['loaded', 'end']
}

function withTags<Item, Filters>(
  context: PagedListContext<Item, Filters>,
  tags: readonly PagedListTag[],
): ListSnapshot<Item, Filters> {
  return { context, hasTag: (tag) => tags.includes(tag) }
}
