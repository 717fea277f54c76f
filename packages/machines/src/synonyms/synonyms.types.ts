import type { ProductPage, SearchReport, Synonym } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'

/** The fields of the form that adds a synonym. */
export type SynonymField = 'word' | 'means'

export interface SynonymsContext {
  /** The searches that found little, and the synonyms; null before the first response. */
  report: SearchReport | null
  values: Values<SynonymField>
  problems: Problems<SynonymField>
  /** The search that the synonym is meant for; null when it was not opened from one. */
  search: string | null
  /** What the search would find with the synonym; null when it is not known. */
  preview: ProductPage | null
  /** Why there is no preview, as a message; null without a failure. */
  previewProblem: string | null
  /** The synonym whose removal is being confirmed or sent; null when there is none. */
  removal: Synonym | null
  /** Why the last request failed, as a message; null without a failure. */
  problem: string | null
  /** Whether another admin has changed the synonyms since they were loaded. */
  isOutdated: boolean
}

export type SynonymsEvent =
  /** The user tries to load the page again. */
  | { type: 'report.retry' }
  /** The user signed in again after the session had ended. */
  | { type: 'session.restored' }
  /** The user opened the form, with a word filled in and the search that has it; without both from the list of synonyms. */
  | { type: 'form.opened'; word: string; search: string | null }
  /** The user typed: `values` has the changed fields. */
  | { type: 'fields.typed'; values: Partial<Values<SynonymField>> }
  | { type: 'form.submitted' }
  | { type: 'form.closed' }
  /** The user pressed Remove: a confirmation is requested. */
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }

/** The tags for views: see the page about the machine. */
export type SynonymsTag = 'loading' | 'failed' | 'idle' | 'editing' | 'previewing' | 'saving' | 'asking' | 'removing'
