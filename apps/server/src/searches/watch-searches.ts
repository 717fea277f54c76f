import type { ProductQuery } from '@shop/api'
import { missedBelow } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { MissedSearches } from './missed-searches.ts'

/** A list of products that suggestions may request, too. */
type WatchedQuery = ProductQuery & { readonly isSuggestion?: boolean | undefined }

/** Tells how many products have all of the search at an address. */
type OnSearched = (url: string, query: WatchedQuery, found: number) => void

/** Addresses of searches that found little, as many as shoppers are likely to repeat. */
const addressesMaximum = 1000

/** The parameters of a search without filters. */
const ownNames = new Set(['page', 'limit', 'search'])

/**
 * Counts the responses to searches that found little, those from the cache, too. Only first pages in the usual order and without filters
 * count, and no suggestions: the others belong to a search that has been counted.
 *
 * @returns a function to be called for each search that is run
 */
export function watchSearches(app: FastifyInstance, missed: MissedSearches): OnSearched {
  const addresses = new LRUCache<string, { search: string; found: number }>({ max: addressesMaximum })
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    const known = addresses.get(url)
    if (known !== undefined && statusCode < 400) missed.count(known.search, known.found)
  })
  return (url, query, found) => {
    const { page, search } = query
    const isWhole = page === 1 && Object.entries(query).every(([name, value]) => ownNames.has(name) || value === undefined)
    if (search !== undefined && found < missedBelow && isWhole) addresses.set(url, { search, found })
    else addresses.delete(url)
  }
}
