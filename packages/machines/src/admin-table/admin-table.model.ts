import type { SnapshotFrom } from 'xstate'
import type { ChartModel } from '../testing/chart-model.ts'
import { createAdminTableMachine } from './admin-table.machine.ts'

interface Row {
  _id: string
}

const machine = createAdminTableMachine<Row>()

type Snapshot = SnapshotFrom<typeof machine>

const saved = { item: { _id: 'row 1' } }
const firstId = ({ context: { items } }: Snapshot) => ({ id: items[0]?._id ?? 'none' })

/** The events of a table with one row on a page, for path tests. */
export const adminTableModel: ChartModel<typeof machine> = {
  machine,
  starts: { 'The overview': { limit: 1 } },
  cases: {
    'section.open': { 'the section is opened': {} },
    'page.go': { 'page 1 is chosen': { page: 1 }, 'page 2 is chosen': { page: 2 } },
    'sort.set': {
      'another sort order is chosen': ({ context }) => ({ sort: context.sort === null ? 'name' : null }),
      'the same sort order is chosen': ({ context }) => ({ sort: context.sort }),
    },
    'filters.set': { 'a filter is chosen': { filters: { lacks: 'pictures' } } },
    'search.typed': { 'a word is typed': { text: 'oak' } },
    'search.submitted': { 'Enter in the search box': {} },
    'list.refresh': { 'Try again': {} },
    'session.restored': { 'the user signed in again': {} },
    'item.added': { 'row 1 was added': saved },
    'item.updated': { 'row 1 was saved': saved },
    'item.deleted': { 'the first row was deleted': firstId },
  },
  ends: {
    page: {
      done: {
        'the page is loaded': ({ context: { page } }: Snapshot) => ({ items: [{ _id: `row ${page}` }], total: 2 }),
        'nothing matches': { items: [], total: 0 },
        'the page is beyond the end': ({ context: { page } }: Snapshot) => ({ items: [], total: page - 1 }),
      },
      failed: { 'there is no network': { status: null }, 'the session has ended': { status: 401 } },
    },
    count: { done: { 'the count is loaded': 7 }, failed: { 'the count cannot be loaded': { status: 500 } } },
  },
  describe: ({ value: { table, count }, context: { page, items, total } }) => {
    if (typeof table === 'string') return `${table}, ${count}`
    const state = table.open
    const rows = items.map(({ _id }) => _id).join(' and ')
    const where = state === 'ready' ? `${state} with ${rows} of ${total}` : state
    return state === 'typing' ? `typing, ${count}` : `${where} on page ${page}, ${count}`
  },
  show: ({ context: { count, problem } }) => problem ?? (count === null ? 'no count' : 'a count'),
}
