import type { AdminEnquiry } from '@shop/api'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { enquiryDeskMachine } from './enquiry-desk.machine.ts'
import { hasTyped, problemsOf } from './enquiry-desk.rules.ts'

const enquiry: AdminEnquiry = {
  reference: 'ILE-7K2Q9X',
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
  note: 'Second floor',
  details: {},
  items: [],
  answer: 'Hello Ada Obi.',
  history: [],
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
}

/** The enquiry after another admin has quoted it. */
const newer: AdminEnquiry = { ...enquiry, deposit: 500_000, updatedAt: '2026-01-02T09:00:00.000Z' }

/** The enquiry after the step to the usual next status. */
const answered: AdminEnquiry = {
  ...enquiry,
  status: 'answered',
  history: [
    { _id: 'step', kind: 'step', from: 'new', to: 'answered', text: '', userName: 'Bola Ade', at: '2026-01-02T09:00:00.000Z' },
  ],
  updatedAt: '2026-01-02T09:00:00.000Z',
}

const failed = { 'the session has ended': { status: 401 }, 'there is no network': { status: null } }

/** The events and results with which the path tests run the page of one enquiry. */
export const enquiryDeskModel: ChartModel<typeof enquiryDeskMachine> = {
  machine: enquiryDeskMachine,
  starts: { 'The page opens': { reference: enquiry.reference, page: 'page' } },
  cases: {
    'form.set': { 'a note is typed': { values: { note: 'Call back on Friday' } } },
    'change.save': { 'Add note': { kind: 'note' }, 'Mark as answered': { kind: 'step' } },
    'form.retry': { 'Try again': {} },
    'form.leave': { 'a link to another page is clicked': {} },
    'leave.confirm': { Leave: {} },
    'leave.cancel': { Stay: {} },
    'session.restored': { 'the user signed in again': {} },
  },
  ends: {
    load: { done: { 'the enquiry is loaded': enquiry }, failed },
    save: {
      done: { 'the server saved it': enquiry },
      failed: {
        ...failed,
        'the browser is offline': { status: null, isOffline: true },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only an admin may do this.' },
        'another admin has changed it': { status: 409 },
        'the server rejects a field': {
          status: 422,
          serverMessage: 'Note is required.',
          issues: [{ path: 'text', message: 'Note is required.' }],
        },
      },
    },
    compare: { done: { 'the newer enquiry is loaded': newer, 'the enquiry has taken the step already': answered }, failed },
  },
  describe: (snapshot) => {
    const { value, context } = snapshot
    const { enquiry: shown } = context
    const parts = [
      stateWords(value),
      shown?.deposit != null && 'newer',
      shown?.status === 'answered' && 'answered',
      snapshot.hasTag('saving') && context.saving === 'step' && 'step',
      context.unanswered?.kind === 'step' && 'after an unanswered step',
      hasTyped(context) && 'typed',
      shown !== null && problemsOf(context, 'note').length > 0 && 'without a note',
    ]
    return parts.filter((word) => typeof word === 'string').join(', ')
  },
  show: ({ context: { failure, problems } }) => failure ?? problems[0]?.message ?? 'no message',
}
