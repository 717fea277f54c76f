import type { ProductPage, SearchReport } from '@shop/api'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { isValid } from '../form/form.ts'
import { synonymsMachine } from './synonyms.machine.ts'
import { synonymChecks } from './synonyms.rules.ts'

const loaded: SearchReport = {
  searches: [
    { search: 'pink davenport', count: 4, found: 0, lastDay: '2026-01-02', unknown: 'davenport', searchedAs: null },
    { search: 'cot', count: 1, found: 0, lastDay: '2026-01-01', unknown: 'cot', searchedAs: 'bed' },
  ],
  synonyms: [{ _id: 'cot', word: 'cot', means: 'bed', addedBy: 'Bola Ade' }],
}

const preview: ProductPage = { products: [], hasMore: false, total: 0 }
const ended = { status: 401 }
const taken = {
  status: 409,
  serverMessage: '“davenport” means “sofa” already. Remove that synonym first.',
  issues: [{ path: 'word', message: '“davenport” means “sofa” already. Remove that synonym first.' }],
}
const unknown = {
  status: 422,
  serverMessage: 'The search does not know “zzz”.',
  issues: [{ path: 'means', message: 'The search does not know “zzz”.' }],
}

/** The events and results with which the path tests run the synonyms machine. */
export const synonymsModel: ChartModel<typeof synonymsMachine> = {
  machine: synonymsMachine,
  starts: { 'The page opens': undefined },
  cases: {
    'report.retry': { 'Try again': {} },
    'session.restored': { 'the user signed in again': {} },
    'form.opened': { 'Add a synonym, at a search': { word: 'davenport', search: 'pink davenport' } },
    'fields.typed': {
      'the meaning is typed': { values: { means: 'sofa' } },
      'the meaning is cleared': { values: { means: '' } },
    },
    'form.submitted': { Save: {} },
    'form.closed': { Close: {} },
    'removal.requested': { Remove: { id: 'cot' }, 'Remove, for an unknown synonym': { id: 'nothing' } },
    'removal.confirmed': { 'the user confirms': {} },
    'removal.cancelled': { 'the user cancels': {} },
  },
  ends: {
    load: {
      done: { 'the page is loaded': loaded },
      failed: { 'the session has ended': ended, 'there is no network': { status: null } },
    },
    preview: {
      done: { 'the search finds products': preview },
      failed: { 'the session has ended': ended, 'the search does not know a word': unknown },
    },
    save: {
      done: { 'the synonym is saved': loaded },
      failed: {
        'the session has ended': ended,
        'another admin has added the word': taken,
        'the browser is offline': { status: null, isOffline: true },
        'the search does not know a word': unknown,
      },
    },
    remove: {
      done: { 'the synonym is removed': { ...loaded, synonyms: [] } },
      failed: {
        'the session has ended': ended,
        'another admin has removed it': { status: 404, serverMessage: 'This synonym does not exist any more.' },
        ...requestFailures('the removal fails'),
      },
    },
  },
  describe: ({ value, context: { values, isOutdated, report } }) => {
    const state = typeof value === 'string' ? value : `editing, ${value.editing}`
    const form = isValid(values, synonymChecks) ? 'filled in' : 'not filled in'
    return [state, form, `${report?.synonyms.length ?? 0} synonyms`, isOutdated ? 'outdated' : ''].filter(Boolean).join(', ')
  },
  show: ({ context: { problem, problems, previewProblem, report } }) =>
    problem ?? problems.word ?? problems.means ?? previewProblem ?? `${report?.synonyms.length ?? 0} synonyms`,
}
