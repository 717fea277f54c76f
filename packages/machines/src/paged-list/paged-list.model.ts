import type { SnapshotFrom } from 'xstate'
import type { ChartModel } from '../testing/chart-model.ts'
import { createPagedListMachine } from './paged-list.machine.ts'
import type { Searchable } from './paged-list.types.ts'

interface Item {
  _id: string
}

interface ItemFilters extends Searchable {
  category?: string
}

const machine = createPagedListMachine<Item, ItemFilters>()

type Snapshot = SnapshotFrom<typeof machine>

const twoOf = (total: number) => (snapshot: Snapshot) => {
  const first = snapshot.context.items.length
  return { items: [first + 1, first + 2].map((number) => ({ _id: `item ${number}` })), hasMore: first + 2 < total, total }
}
const nothing = { items: [], hasMore: false, total: 0 }
const loaded = { items: [{ _id: 'item 1' }, { _id: 'item 2' }], total: 6, page: 1 }

/** The events of a catalogue list, for path tests. */
export const pagedListModel: ChartModel<typeof machine> = {
  machine,
  starts: {
    'A list that loads its first page': { filters: {} },
    'A list that the server rendered': { filters: {}, loaded: { ...loaded, hasMore: true } },
  },
  cases: {
    'page.more': { 'Load More': {} },
    'filters.set': {
      'other filters are chosen': ({ context }) => ({ filters: context.filters.category ? {} : { category: 'Bedroom' } }),
      'the same filters are chosen': ({ context }) => ({ filters: context.filters }),
    },
    'search.typed': {
      'another word is typed': ({ context }) => ({ text: context.filters.search === 'oak' ? 'teak' : 'oak' }),
    },
    'search.submitted': { 'Enter in the search box': {} },
    'list.retry': { 'Try again': {} },
    'list.reset': { 'the list is reset': {} },
    'list.restore': {
      'saved pages are restored': { filters: {}, loaded: { ...loaded, hasMore: true } },
    },
  },
  ends: {
    firstPage: {
      done: {
        'the first page is loaded, and there are more': { ...loaded, hasMore: true },
        'the only page is loaded': { ...loaded, hasMore: false, total: 2 },
        'the first page is empty': nothing,
      },
      failed: { 'the first page cannot be loaded': new TypeError('fetch failed') },
    },
    nextPage: {
      done: {
        'the next page is loaded, and there are more': twoOf(Infinity),
        'the last page is loaded': twoOf(0),
      },
      failed: { 'the next page cannot be loaded': { serverMessage: 'The shop is closed for a moment.' } },
    },
  },
  describe: ({ value: { list, search } }) => (search === 'waiting' ? `${list}, search waiting` : list),
  show: ({ context: { items, page, problem } }) =>
    [`${items.length} items`, `page ${page}`, problem].filter((part) => part !== null).join(', '),
}
