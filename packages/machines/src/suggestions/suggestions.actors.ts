import type { ApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import { stylesBegunBy, suggestedProducts } from './suggestions.rules.ts'
import type { Suggestions } from './suggestions.types.ts'

/** What the suggestions machine needs from outside. */
interface SuggestionsPorts {
  api: { catalogue: Pick<ApiClient['catalogue'], 'products'> }
}

/** The actors of the suggestions machine, for `suggestionsMachine.provide({ actors })`. */
export function createSuggestionsActors({ api }: SuggestionsPorts) {
  return {
    loadSuggestions: fromPromise<Suggestions, { text: string }>(async ({ input: { text }, signal }) => {
      const query = { search: text, limit: suggestedProducts, isSuggestion: true }
      const { products, searched } = await api.catalogue.products({ query }, { signal })
      return { products, categories: searched?.categories ?? [], styles: stylesBegunBy(text) }
    }),
  }
}
