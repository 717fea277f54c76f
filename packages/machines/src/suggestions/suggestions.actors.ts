import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { KeyStorage } from '../ports.ts'
import { stepRecentSearches } from './recent-searches.ts'
import { stylesBegunBy, suggestedProducts } from './suggestions.rules.ts'
import type { RecentStep, Suggestions } from './suggestions.types.ts'

/** What the suggestions machine needs from outside. */
interface SuggestionsPorts {
  api: { catalogue: Pick<ApiClient['catalogue'], 'products'> }
  /** The persistent storage of the browser. */
  storage: KeyStorage
}

/** The actors of the suggestions machine, for `suggestionsMachine.provide({ actors })`. */
export function createSuggestionsActors({ api, storage }: SuggestionsPorts) {
  return {
    loadSuggestions: fromPromise<Suggestions, { text: string }>(async ({ input: { text }, signal }) => {
      const query = { search: text, limit: suggestedProducts, isSuggestion: true }
      const { products, searched } = await api.catalogue.products({ query }, { signal })
      return { text, products, categories: searched?.categories ?? [], styles: stylesBegunBy(text) }
    }),
    recallSearches: fromPromise<readonly string[], RecentStep>(async ({ input }) => stepRecentSearches(storage, input)),
  }
}
