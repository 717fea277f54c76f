import type { Searched } from '@shop/api'
import { claimsOfLimits, fittingCategories, searchNote, understandQuery } from '@shop/domain'
import type { SynonymText } from '@shop/domain'
import type { CatalogueRepository } from './catalogue.repository.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import type { Matched } from './list-page.ts'
import { searchTerms } from './search-terms.ts'
import type { SearchTerms } from './search-terms.ts'
import { createVocabulary } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The query of a list: its search, order and page, and its filters. */
interface SearchQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
}

type SearchedPage<Page> = Omit<Matched<Page>, 'match'> & { searched?: Searched }

/** Understands a search and runs it; without a match it is repeated with fewer conditions. */
export interface CatalogueSearch {
  /**
   * @param query - a query without a search lists everything
   * @param of - what is searched
   * @param list - reads a page by the given terms
   * @param onSearched - called with the number of items that have all of the search; 0 when it has a word that none has
   */
  run<Page extends { total: number }>(
    query: SearchQuery,
    of: 'products' | 'collections',
    list: (terms: SearchTerms | null) => Promise<Matched<Page>>,
    onSearched?: (found: number) => void,
  ): Promise<SearchedPage<Page>>
  /** The words of the catalogue with the synonyms of the shop. */
  vocabulary(): Promise<Vocabulary>
  /** The same search with one more synonym. */
  with(synonym: SynonymText): CatalogueSearch
}

/**
 * Creates the search. The words of the catalogue, which correct typing errors, and the synonyms are read on first use in each version
 * of the catalogue and cached for that version.
 */
export function createCatalogueSearch(
  repository: Pick<CatalogueRepository, 'searchedWords' | 'synonyms'>,
  version: Pick<CatalogueVersion, 'current'>,
): CatalogueSearch {
  let cached: { version: number | null; vocabulary: Promise<Vocabulary> } | null = null

  function vocabulary(): Promise<Vocabulary> {
    if (cached === null || cached.version === null || cached.version !== version.current) {
      const reading = readVocabulary()
      cached = { version: version.current, vocabulary: reading }
      reading.catch(() => {
        cached = null
      })
    }
    return cached.vocabulary
  }

  async function readVocabulary(): Promise<Vocabulary> {
    return createVocabulary(await repository.searchedWords(), await repository.synonyms())
  }

  return searchWith(vocabulary)
}

function searchWith(vocabulary: () => Promise<Vocabulary>): CatalogueSearch {
  return {
    vocabulary,
    with: (synonym) => searchWith(async () => (await vocabulary()).with(synonym)),
    async run(query, of, list, onSearched) {
      if (query.search === undefined) return pageOf(await list(null))
      const words = await vocabulary()
      const understood = understandQuery(words.correct(query.search))
      const { price, marks } = understood
      const terms = searchTerms(understood, words.completions)
      const found = await list(terms)
      const isBeyondLimits = found.total === 0 && (price !== null || marks.length > 0)
      // Nothing is within the limits: the items outside of them follow, those nearest to the price first.
      const page = isBeyondLimits
        ? await list(searchTerms({ ...understood, price: nearestPrice(price), marks: [] }, words.completions))
        : found
      const exact = isBeyondLimits ? 0 : (page.match?.exact ?? 0)
      onSearched?.(terms.unknown.length > 0 ? 0 : exact)
      const isNearestFirst = query.sort === undefined
      const note = searchNote({
        claims: terms.claims.map(({ claim }) => claim),
        limits: claimsOfLimits(price, marks),
        unknown: terms.unknown,
        exact,
        total: page.total,
        isBeyondLimits,
        first: isNearestFirst ? terms.claims.filter((_, index) => page.match?.met?.[index]).map(({ claim }) => claim) : null,
        isFiltered: isFiltered(query),
        of,
      })
      const categories = fittingCategories(understood.segments)
      return pageOf(page, { exact, note, understood: [...understood.parts], categories })
    },
  }
}

function pageOf<Page extends object>({ match, ...page }: Matched<Page>, searched?: Searched): SearchedPage<Page> {
  return match === null || searched === undefined ? page : { ...page, searched }
}

const unfilteredNames = new Set(['page', 'limit', 'search', 'sort', 'isSuggestion'])

function isFiltered(query: SearchQuery): boolean {
  return Object.entries(query).some(([name, value]) => value !== undefined && !unfilteredNames.has(name))
}

function nearestPrice(price: ReturnType<typeof understandQuery>['price']): typeof price {
  return price === null ? null : { minimum: null, maximum: null, near: price.near ?? price.maximum ?? price.minimum }
}
