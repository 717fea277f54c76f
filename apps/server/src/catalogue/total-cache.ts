import type { CollectionQuery, ProductQuery } from '@shop/api'
import type { SQL } from '../db/drizzle.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import type { SearchTerms } from './search-terms.ts'
import { createVersionCache } from './version-cache.ts'

/**
 * Reads a list.
 *
 * @param key - names its filters; null when its total is not to be cached
 * @param read - receives the number of items when it is known, else null
 */
export type ReadWithTotal = <List extends { readonly total: number }>(
  key: string | null,
  read: (total: number | null) => Promise<List>,
) => Promise<List>

/** The maximum number of different filters whose totals are cached. */
const filtersMaximum = 2000

/**
 * Caches the totals of lists until the catalogue changes, because counting 100,000 items takes longer than finding a page of them. While
 * the version is unknown, they are counted each time.
 */
export function cacheTotals(version: Pick<CatalogueVersion, 'current'>): ReadWithTotal {
  const open = createVersionCache<number>(version, { max: filtersMaximum })

  return async (key, read) => {
    const cached = key === null ? null : open()
    if (key === null || cached === null) return read(null)
    const list = await read(cached.get(key) ?? null)
    cached.set(key, list.total)
    return list
  }
}

/** Names the filters of a list; null when not only they decide how many items it has. */
export function totalKey(
  kind: 'products' | 'collections',
  { page: _page, limit: _limit, sort: _sort, ...filters }: ProductQuery | CollectionQuery,
  terms: SearchTerms | null,
  further: SQL | undefined,
): string | null {
  return terms === null && further === undefined ? JSON.stringify([kind, filters]) : null
}
