import type { ProductPage, SearchReport } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { Values } from '../form/form.ts'
import type { SynonymField } from './synonyms.types.ts'

/** What the synonyms machine needs from outside. */
interface SynonymsPorts {
  adminSearch: Pick<AdminApiClient['adminSearch'], 'read' | 'preview' | 'addSynonym' | 'removeSynonym'>
}

/** A synonym to try, with the search that it is meant for. */
export interface PreviewInput extends Values<SynonymField> {
  readonly search: string | null
}

/** The actors of the synonyms machine, for `synonymsMachine.provide({ actors })`. */
export function createSynonymsActors({ api: { adminSearch } }: { api: SynonymsPorts }) {
  return {
    loadReport: fromPromise<SearchReport, void>(({ signal }) => adminSearch.read({}, { signal })),
    previewSynonym: fromPromise<ProductPage, PreviewInput>(({ input: { search, ...synonym }, signal }) =>
      adminSearch.preview({ query: search === null ? synonym : { ...synonym, search } }, { signal }),
    ),
    addSynonym: fromPromise<SearchReport, Values<SynonymField>>(({ input }) => adminSearch.addSynonym({ body: input })),
    removeSynonym: fromPromise<SearchReport, { id: string }>(({ input }) => adminSearch.removeSynonym({ params: input })),
  }
}
