import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { staffEnquiryMachine } from './staff-enquiry.machine.ts'
import { hasAgreed, staffProblems } from './staff-enquiry.rules.ts'

const sofa = { itemType: 'Product' as const, item: 'sofa', name: 'Eko Sofa', price: 900_000, quantity: 1 }

/** The events and results with which the path tests run the form. */
export const staffEnquiryModel: ChartModel<typeof staffEnquiryMachine> = {
  machine: staffEnquiryMachine,
  starts: { 'The page opens': { reference: 'ILE-7K2Q9X' } },
  cases: {
    'fields.typed': { 'a name is typed': { values: { name: 'Ada Obi' } } },
    'line.add': { 'a sofa is added': { line: { ...sofa, quantity: 99 } } },
    'line.set': { 'the sofa is removed': { item: 'sofa', quantity: 0 } },
    'form.submit': { 'Add enquiry': {} },
    'form.leave': { 'a link to another page is clicked': {} },
    'leave.confirm': { Leave: {} },
    'leave.cancel': { Stay: {} },
    'session.restored': { 'the user signed in again': {} },
  },
  ends: {
    save: {
      done: { 'the server saved it': undefined },
      failed: {
        'the session has ended': { status: 401 },
        'there is no network': { status: null },
        'an item is gone': { status: 422, serverMessage: 'One of the items is not in the shop any more.' },
      },
    },
  },
  describe: ({ value, context }) => {
    const problems = Object.keys(staffProblems(context))
    return [stateWords(value), hasAgreed(context) && 'typed', problems.length > 0 && `without ${problems.join(' and ')}`]
      .filter((word) => typeof word === 'string')
      .join(', ')
  },
  show: ({ context: { failure, problems } }) => failure ?? Object.values(problems)[0] ?? 'no message',
}
