import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { suggestionsMachine } from './suggestions.machine.ts'
import type { Suggestions } from './suggestions.types.ts'

const nothing: Suggestions = { text: 'sofa', products: [], categories: [], styles: [] }

/** The inputs, events and results with which the path tests run the suggestions machine. */
export const suggestionsModel: ChartModel<typeof suggestionsMachine> = {
  machine: suggestionsMachine,
  starts: { 'The page opens': undefined },
  cases: {
    'text.typed': {
      'a word is typed': ({ context }) => ({ text: context.text === 'sofa' ? 'glam sofa' : 'sofa' }),
      'a space is typed': ({ context }) => ({ text: `${context.text} ` }),
      'the text is cleared': { text: '' },
    },
    'search.made': { Enter: { search: 'sofa' } },
    'recent.removed': { 'the cross of a recent search': { search: 'bed' } },
    'recent.cleared': { 'Clear recent searches': {} },
    'list.closed': { Escape: {} },
  },
  ends: {
    recall: {
      done: {
        'there are recent searches': ['sofa', 'bed'],
        'there are none': [],
      },
      failed: { 'the storage fails': new Error('SecurityError') },
    },
    load: {
      done: {
        'suggestions are loaded': { ...nothing, categories: ['Living Room'], styles: ['Glam'] },
        'nothing is suggested': nothing,
      },
      failed: requestFailures('the suggestions cannot be loaded'),
    },
  },
  describe: ({ value, context: { text, found, recent, step } }) =>
    [
      value,
      text === '' ? 'no text' : null,
      found === null || value === 'open' ? null : 'shown',
      recent.length === 0 ? null : 'recent searches',
      value === 'recalling' ? step.kind : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  show: ({ context: { text } }) => (text === '' ? 'no text' : text),
}
