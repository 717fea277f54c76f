import type { AdminFilters } from '@shop/machines'

/** The address of the CSV with the items that match a table's search and filters. The browser downloads it. */
export function exportHref(
  kind: 'products' | 'collections',
  { search, filters }: { search: string; filters: AdminFilters },
): string {
  const { category: _, ...shared } = filters
  const chosen = kind === 'products' ? filters : shared
  const entries = Object.entries({ ...(search.trim() !== '' && { search }), ...chosen })
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return `/api/admin/${kind}.csv${query === '' ? '' : `?${query}`}`
}
