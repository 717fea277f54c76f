import type { ProductFacets } from '@shop/api'
import { useEffect, useState } from 'react'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import { useServices } from '../../app/services/services-context.ts'

/** The values of each filter under the other filters. Those of the previous filters stay while they load. */
type Facets = Partial<ProductFacets>

/** The values of the filters with their counts, fetched while there are filters; empty until then, and when they cannot be loaded. */
export function useFacets(filters: CatalogueFilters | null): Facets {
  const { api } = useServices()
  const [facets, setFacets] = useState<Facets>({})
  const query = filters && JSON.stringify(filters)
  useEffect(() => {
    if (query === null) return undefined
    const leaving = new AbortController()
    const { tab, sort: _sort, ...wanted } = JSON.parse(query) as CatalogueFilters
    const name = tab === 'products' ? 'productFacets' : 'collectionFacets'
    void api()
      .then((client): Promise<Facets> => client.catalogue[name]({ query: wanted }, { signal: leaving.signal }))
      .then(setFacets)
      // The filters work without the counts.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, query])
  return facets
}
