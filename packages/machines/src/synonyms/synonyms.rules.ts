import type { Synonym } from '@shop/api'
import { isSynonymMeaning, isSynonymWord, synonymSentences } from '@shop/domain'
import type { Checks } from '../form/form.ts'
import type { SynonymField, SynonymsContext } from './synonyms.types.ts'

/** The checks of the form. Only the server knows which words the search understands. */
export const synonymChecks: Checks<SynonymField> = {
  word: (text) => (isSynonymWord(text) ? null : synonymSentences.wordInvalid),
  means: (text) => (isSynonymMeaning(text) ? null : synonymSentences.meansInvalid),
}

/** The form with a word filled in. */
export function emptyForm(word: string, search: string | null) {
  return { values: { word, means: '' }, problems: {}, search, preview: null, previewProblem: null, problem: null }
}

export const firstSynonyms: SynonymsContext = { report: null, removal: null, isOutdated: false, ...emptyForm('', null) }

/** The synonym with an id; null when the list does not have it. */
export function synonymOf({ report }: SynonymsContext, id: string): Synonym | null {
  return report?.synonyms.find(({ _id }) => _id === id) ?? null
}
