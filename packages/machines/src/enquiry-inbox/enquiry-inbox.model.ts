import type { ListedEnquiry } from '@shop/api'
import { enquiryStatuses } from '@shop/domain'
import type { EnquiryStatus } from '@shop/domain'
import type { SnapshotFrom } from 'xstate'
import type { ChartModel } from '../testing/chart-model.ts'
import { enquiryInboxMachine } from './enquiry-inbox.machine.ts'

type Snapshot = SnapshotFrom<typeof enquiryInboxMachine>

const enquiry = (page: number): ListedEnquiry => ({
  reference: page === 1 ? 'ILE-7K2Q9X' : 'ILE-3CFHJK',
  status: 'new',
  source: 'cart',
  name: 'Ada Obi',
  phoneNumber: '08012345678',
  email: '',
  subject: '',
  total: 1_250_000,
  quotedTotal: null,
  deposit: null,
  promisedDate: null,
  firstItem: 'Eko Sofa',
  itemCount: 2,
  image: null,
  createdAt: '2026-01-01T09:00:00.000Z',
})

const none = Object.fromEntries(enquiryStatuses.map((status) => [status, 0])) as Record<EnquiryStatus, number>
const loaded = ({ context: { page } }: Snapshot) => ({
  enquiries: [enquiry(page)],
  hasMore: page === 1,
  counts: { ...none, new: 2 },
})

/** The events and results with which the path tests run the inbox of enquiries, with one enquiry on a page. */
export const enquiryInboxModel: ChartModel<typeof enquiryInboxMachine> = {
  machine: enquiryInboxMachine,
  starts: { 'The page opens': { limit: 1 } },
  cases: {
    'filters.set': {
      'new enquiries are chosen': { filters: { status: 'new' } },
      'every status is chosen': { filters: { status: null } },
    },
    'page.go': { 'page 1 is chosen': { page: 1 }, 'page 2 is chosen': { page: 2 } },
    'search.typed': { 'a reference is typed': { text: 'ILE-7K2Q9X' } },
    'search.submitted': { 'Enter in the search box': {} },
    'list.retry': { 'Try again': {} },
    'list.refresh': { 'the admin returns to the page': {} },
    'session.restored': { 'the user signed in again': {} },
  },
  ends: {
    page: {
      done: {
        'the page is loaded': loaded,
        'nothing matches': { enquiries: [], hasMore: false, counts: none },
      },
      failed: { 'the session has ended': { status: 401 }, 'there is no network': { status: null } },
    },
    refresh: {
      done: { 'the page is loaded': loaded },
      failed: { 'there is no network': { status: null } },
    },
  },
  describe: ({ value, context: { page, filters, enquiries } }) =>
    `${String(value)} on page ${page} of ${filters.status ?? 'all'} with ${enquiries.length}`,
  show: ({ context: { enquiries, problem } }) => problem ?? `${enquiries.length} enquiries`,
}
