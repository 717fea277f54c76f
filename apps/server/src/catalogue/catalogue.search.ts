import { understandQuery } from '@shop/domain'
import type { CatalogueRepository } from './catalogue.repository.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { searchTerms } from './search-terms.ts'
import type { SearchTerms } from './search-terms.ts'
import { createVocabulary } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Understands a search and runs it; without a match it is repeated with fewer conditions. */
export interface CatalogueSearch {
  /**
   * @param text - the words to search for; undefined lists everything
   * @param list - reads a page by the given terms
   */
  run<Page extends { total: number }>(text: string | undefined, list: (terms: SearchTerms | null) => Promise<Page>): Promise<Page>
}

/**
 * Creates the search. The words of the catalogue, which correct typing errors, are read on first use in each version of the catalogue
 * and cached for that version.
 */
export function createCatalogueSearch(
  repository: Pick<CatalogueRepository, 'searchedWords'>,
  version: Pick<CatalogueVersion, 'current'>,
): CatalogueSearch {
  let cached: { version: number | null; vocabulary: Promise<Vocabulary> } | null = null

  function vocabulary(): Promise<Vocabulary> {
    if (cached === null || cached.version === null || cached.version !== version.current) {
      const reading = repository.searchedWords().then(createVocabulary)
      cached = { version: version.current, vocabulary: reading }
      reading.catch(() => {
        cached = null
      })
    }
    return cached.vocabulary
  }

  return {
    async run(text, list) {
      if (text === undefined) return list(null)
      const words = await vocabulary()
      const understood = understandQuery(words.correct(text))
      const page = await list(searchTerms(understood, words.isKnown))
      if (page.total > 0) return page
      const { price, marks } = understood
      if (price === null && marks.length === 0) return page
      // Nothing is within the limits: the items outside of them follow, those nearest to the price first.
      return list(searchTerms({ ...understood, price: nearestPrice(price), marks: [] }, words.isKnown))
    },
  }
}

function nearestPrice(price: ReturnType<typeof understandQuery>['price']): typeof price {
  return price === null ? null : { minimum: null, maximum: null, near: price.near ?? price.maximum ?? price.minimum }
}
