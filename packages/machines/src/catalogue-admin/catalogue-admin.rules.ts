import { limits } from '@shop/domain'
import type { Identified } from '../paged-list/paged-list.types.ts'
import type { AdminPage, AdminPageRequest, CatalogueAdminContext, CatalogueAdminInput } from './catalogue-admin.types.ts'

/** What a section knows when it starts. */
export function firstContext<Item>({
  limit = limits.pageSize,
  page = 1,
  search = '',
  sort = null,
}: CatalogueAdminInput): CatalogueAdminContext<Item> {
  return { items: [], page, limit, sort, search, searchText: search, total: null, count: null, problem: null }
}

/** How many pages there are; 1 while nothing is known, and for an empty table. */
export function pageCount({ total, limit }: Pick<CatalogueAdminContext<unknown>, 'total' | 'limit'>): number {
  return Math.max(1, Math.ceil((total ?? 0) / limit))
}

/** What the table asks the server. */
export function pageRequest({ search, sort, page, limit }: CatalogueAdminContext<unknown>): AdminPageRequest {
  return { search, sort, page, limit }
}

/** The part of the context after a page came. */
export function afterPage<Item>({ items, total }: AdminPage<Item>) {
  return { items, total, problem: null }
}

/** The part of the context after an item was added: it stands at the end, and never twice. */
export function afterAdded<Item extends Identified>({ items, total }: CatalogueAdminContext<Item>, added: Item) {
  if (items.some(({ _id }) => _id === added._id)) return { items: replaced(items, added) }
  return { items: [...items, added], total: (total ?? 0) + 1 }
}

/** The part of the context after an item was saved: it takes the place of the row with its id. */
export function afterUpdated<Item extends Identified>({ items }: CatalogueAdminContext<Item>, updated: Item) {
  return { items: replaced(items, updated) }
}

/** The part of the context after an item was deleted. */
export function afterDeleted<Item extends Identified>({ items, total }: CatalogueAdminContext<Item>, id: string) {
  return { items: items.filter(({ _id }) => _id !== id), total: Math.max(0, (total ?? 0) - 1) }
}

/** The part of the context after one more item, or one less, is in the shop. An unknown count stays unknown. */
export function afterCounted({ count }: Pick<CatalogueAdminContext<unknown>, 'count'>, step: 1 | -1) {
  return { count: count === null ? null : Math.max(0, count + step) }
}

function replaced<Item extends Identified>(items: readonly Item[], saved: Item): readonly Item[] {
  return items.map((item) => (item._id === saved._id ? saved : item))
}
