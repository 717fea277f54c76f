import type { CatalogueRepository } from './catalogue.repository.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { queryWords, plainTerms } from './search-text.ts'
import type { SearchTerms } from './search-text.ts'
import { createVocabulary } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Searches for the given words, and for corrected ones when nothing matches. */
export interface CatalogueSearch {
  /**
   * @param text - the words to search for; undefined lists everything
   * @param list - reads a page by the given terms
   */
  run<Page extends { total: number }>(text: string | undefined, list: (terms: SearchTerms | null) => Promise<Page>): Promise<Page>
}

/**
 * Creates the search. The vocabulary for corrections is read on first use in each version of the catalogue and cached
 * for that version.
 */
export function createCatalogueSearch(repository: CatalogueRepository, version: CatalogueVersion): CatalogueSearch {
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
      const words = queryWords(text)
      const page = await list(plainTerms(words))
      if (page.total > 0 || words.length === 0) return page
      const corrected = (await vocabulary()).correct(words)
      return corrected === null ? page : list(corrected)
    },
  }
}
