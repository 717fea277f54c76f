import type { SortOrder } from '@shop/domain'
import type { TableSort } from '../../components/table/index.ts'

const shown: Partial<Record<SortOrder, TableSort>> = {
  name: { key: 'name', direction: 'ascending' },
  'price-asc': { key: 'price', direction: 'ascending' },
  'price-desc': { key: 'price', direction: 'descending' },
}

/** The column and the direction that the headings show, or undefined for the default order. */
export function sortShown(sort: SortOrder | null): TableSort | undefined {
  return sort === null ? undefined : shown[sort]
}

/**
 * The sort after a press on a heading. Prices: ascending, descending, default. Names: ascending, default, because the API cannot
 * sort names in descending order. Null is the default order of the server.
 */
export function nextSort(sort: SortOrder | null, key: string): SortOrder | null {
  if (key === 'name') return sort === 'name' ? null : 'name'
  if (sort === 'price-asc') return 'price-desc'
  return sort === 'price-desc' ? null : 'price-asc'
}
