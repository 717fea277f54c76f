import { isUnderstood, synonymKey, synonymSentences, synonymsMaximum } from '@shop/domain'
import type { SynonymText } from '@shop/domain'
import type { SearchReport } from '../../schemas/types.ts'
import { wrongField } from './accounts.ts'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { nameOfAdmin } from './accounts.ts'
import { matchingProducts, pageOf } from './lists.ts'
import type { FakeState } from './state.ts'

/** The endpoints of the fake for what the search should learn. It does not count searches. */
export const adminSearchEndpoints: FakeGroup<'adminSearch'> = {
  read: reportOf,
  preview: (state, { query: { search, ...synonym } }) => {
    const query = { page: 1, limit: 4, search: search ?? synonym.word }
    const extended = { ...state, synonyms: [...state.synonyms, { _id: '', addedBy: '', ...checked(state, synonym) }] }
    const { items, ...page } = pageOf(matchingProducts(extended, query), query)
    return { products: items, ...page }
  },
  addSynonym: (state, { body }) => {
    const synonym = { _id: state.nextId('synonym'), ...checked(state, body), addedBy: nameOfAdmin(state) }
    state.synonyms = [...state.synonyms, synonym].sort((one, other) => (one.word < other.word ? -1 : 1))
    return reportOf(state)
  },
  removeSynonym: (state, { params: { id } }) => {
    if (!state.synonyms.some(({ _id }) => _id === id)) throw new FakeFailure(404, synonymSentences.notFound)
    state.synonyms = state.synonyms.filter(({ _id }) => _id !== id)
    return reportOf(state)
  },
}

function checked({ synonyms }: FakeState, { word, means }: SynonymText): SynonymText {
  if (isUnderstood(word)) throw wrongField(422, 'word', synonymSentences.understood)
  const other = synonyms.find((synonym) => synonymKey(synonym.word) === synonymKey(word))
  if (other) throw wrongField(409, 'word', synonymSentences.taken(other.word, other.means))
  if (synonyms.length >= synonymsMaximum) throw new FakeFailure(409, synonymSentences.tooMany)
  return { word: word.trim(), means: means.trim() }
}

function reportOf({ missedSearches, synonyms }: FakeState): SearchReport {
  return { searches: missedSearches, synonyms }
}
