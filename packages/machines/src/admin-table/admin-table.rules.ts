import { limits } from '@shop/domain'
import type { Identified } from '../paged-list/paged-list.types.ts'
import type { AdminPage, AdminPageRequest, AdminTableContext, AdminTableInput } from './admin-table.types.ts'

export function firstContext<Item>({
  limit = limits.pageSize,
  page = 1,
  search = '',
  sort = null,
}: AdminTableInput): AdminTableContext<Item> {
  return { items: [], page, limit, sort, filters: {}, search, searchText: search, total: null, count: null, problem: null }
}

/** The number of pages; 1 before the first response and for an empty table. */
export function pageCount({ total, limit }: Pick<AdminTableContext<unknown>, 'total' | 'limit'>): number {
  return Math.max(1, Math.ceil((total ?? 0) / limit))
}

/** The request for the table's page. */
export function pageRequest({ search, sort, filters, page, limit }: AdminTableContext<unknown>): AdminPageRequest {
  return { search, sort, ...filters, page, limit }
}

/** The context changes after a page was loaded. */
export function afterPage<Item>({ items, total }: AdminPage<Item>) {
  return { items, total, problem: null }
}

/** The context changes after an item was added: it is appended, without duplicates. */
export function afterAdded<Item extends Identified>({ items, total }: AdminTableContext<Item>, added: Item) {
  if (items.some(({ _id }) => _id === added._id)) return { items: replaced(items, added) }
  return { items: [...items, added], total: (total ?? 0) + 1 }
}

/** The context changes after an item was saved: it replaces the row with its id. */
export function afterUpdated<Item extends Identified>({ items }: AdminTableContext<Item>, updated: Item) {
  return { items: replaced(items, updated) }
}

/** The context changes after an item was deleted. */
export function afterDeleted<Item extends Identified>({ items, total }: AdminTableContext<Item>, id: string) {
  return { items: items.filter(({ _id }) => _id !== id), total: Math.max(0, (total ?? 0) - 1) }
}

function replaced<Item extends Identified>(items: readonly Item[], saved: Item): readonly Item[] {
  return items.map((item) => (item._id === saved._id ? saved : item))
}
