import type { SortOrder } from '@shop/domain'
import type { TableSort } from '../../components/table/index.ts'

const shown: Partial<Record<SortOrder, TableSort>> = {
  name: { key: 'name', direction: 'ascending' },
  'price-asc': { key: 'price', direction: 'ascending' },
  'price-desc': { key: 'price', direction: 'descending' },
}

/** How the headings show an order; the newest first is shown by none. */
export function sortShown(sort: SortOrder | null): TableSort | undefined {
  return sort === null ? undefined : shown[sort]
}

/**
 * The order that a press on a heading asks for. Prices go up, then down, then the newest stand first again; names go up,
 * then the newest stand first again, since the shop has no order by name the other way. Null is the order of the server.
 */
export function nextSort(sort: SortOrder | null, key: string): SortOrder | null {
  if (key === 'name') return sort === 'name' ? null : 'name'
  if (sort === 'price-asc') return 'price-desc'
  return sort === 'price-desc' ? null : 'price-asc'
}
