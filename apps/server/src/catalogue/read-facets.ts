import type { ProductFilters } from '@shop/api'
import type { Reader } from '../db/named-statements.ts'
import { collections, products } from '../db/schema.ts'
import { collectionConditions, productConditions } from './catalogue.filters.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { createCombinationCache } from './combination-cache.ts'
import { readCombinations, readCountedCombinations } from './combinations.ts'
import { countFacets, isFacet } from './facets.ts'
import type { Facets } from './facets.ts'
import type { SearchTerms } from './search-terms.ts'
import type { Sources } from './sources.ts'

/** Counts the items for each value of the filters of products or collections. */
export type ReadFacets = (kind: 'products' | 'collections', filters: ProductFilters, terms: SearchTerms | null) => Promise<Facets>

/**
 * Creates the counts of the filters.
 *
 * @param version - keeps the combinations of items for a version of the catalogue; null reads them each time
 */
export function createFacets(reader: Reader, sources: Sources, version: Pick<CatalogueVersion, 'current'> | null): ReadFacets {
  const cached = createCombinationCache(version ?? { current: null })

  return async (kind, filters, terms) => {
    const given = Object.entries(filters).filter(([, value]) => value != null)
    const chosen = Object.fromEntries(given.filter(([name]) => isFacet(name)))
    const others = Object.fromEntries(given.filter(([name]) => !isFacet(name)))
    const isProducts = kind === 'products'
    const conditionsOf = isProducts ? productConditions : collectionConditions
    const isCounted = isProducts && terms === null && Object.keys(others).length === 0
    const combinations = await cached(JSON.stringify([kind, others, terms]), () =>
      isCounted
        ? readCountedCombinations(reader, sources)
        : readCombinations(reader, {
            table: isProducts ? products : collections,
            source: sources[kind],
            terms,
            conditionsOf: (wanted) => conditionsOf({ page: 1, limit: 1, ...others }, wanted),
          }),
    )
    return countFacets(kind, combinations, chosen)
  }
}
