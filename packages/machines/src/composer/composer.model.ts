import { noWishes } from '@shop/domain'
import type { ChartModel } from '../testing/chart-model.ts'
import type { UnsentEnquiry } from '../enquiries/enquiry-copy.ts'
import { composerMachine } from './composer.machine.ts'

const sofa = '01980000-0000-7000-8000-00000000000c'

const enquiry: UnsentEnquiry = {
  reference: 'ILE-7K2Q9X',
  linkKey: 'Kq3fZ0v8mB1xT6yN9wR2cD',
  source: 'product',
  lines: [{ item: sofa, itemType: 'Product', quantity: 1, price: 900_000, wishes: { fabric: 'Velvet' } }],
  title: 'Eko Sofa',
}

const stored = { ...noWishes, details: { area: 'Lekki Phase 1' }, items: { [`Product ${sofa}`]: { fabric: 'Velvet' } } }

/** The events and results with which the path tests run the composer. */
export const composerModel: ChartModel<typeof composerMachine> = {
  machine: composerMachine,
  starts: { 'The form opens': undefined },
  cases: {
    'draft.changed': { 'nothing is stored': { wishes: noWishes }, 'the stored draft is read': { wishes: stored } },
    'order.typed': { 'the delivery area is typed': { values: { area: 'Lekki Phase 1' } } },
    'item.typed': { 'a fabric is typed': { key: `Product ${sofa}`, values: { fabric: 'Velvet' } } },
    'chat.opened': {
      'Open chat is pressed': { enquiry },
      'Open chat is pressed without a reference': { enquiry: null },
    },
    'message.copy': { 'Copy the message is pressed': { text: 'Hello', enquiry } },
  },
  ends: {
    copy: { done: { 'it is copied': undefined }, failed: { 'the browser does not allow it': new Error('denied') } },
  },
  describe: ({ value, context: { wishes, recorded } }) =>
    [
      String(value),
      wishes.details.area === undefined ? 'without an area' : 'with an area',
      Object.keys(wishes.items).length === 0 ? 'without a fabric' : 'with a fabric',
      recorded === null ? 'not recorded' : `recorded as ${recorded.reference}`,
    ].join(', '),
}
