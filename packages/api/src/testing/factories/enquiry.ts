import type { AdminEnquiry, Enquiry, EnquiryItem } from '../../schemas/types.ts'
import { testId, testTime } from './ids.ts'
import { createImage } from './image.ts'

/** The key of the link of `createEnquiry`. */
export const testLinkKey = '0123456789abcdefghijkl'

/** An item of an enquiry: one sofa. */
export function createEnquiryItem(fields: Partial<EnquiryItem> = {}, index = 1): EnquiryItem {
  return {
    item: testId('product', index),
    itemType: 'Product',
    name: `Eko Sofa ${index}`,
    contents: '(3+1+1)',
    price: 1_250_000,
    quantity: 1,
    image: createImage(),
    isAvailable: true,
    wishes: {},
    ...fields,
  }
}

/** A new enquiry about one sofa. The total follows from the items. */
export function createEnquiry(fields: Partial<Enquiry> = {}): Enquiry {
  const items = fields.items ?? [createEnquiryItem()]
  return {
    reference: 'ILE-7K2Q9X',
    status: 'new',
    source: 'cart',
    note: '',
    details: {},
    items,
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    quotedTotal: null,
    deposit: null,
    promisedDate: null,
    createdAt: testTime(),
    steps: [],
    ...fields,
  }
}

/** What only admins see of an enquiry, while nothing of it is known. */
export const emptyDesk = {
  name: '',
  phoneNumber: '',
  email: '',
  subject: '',
  history: [],
} as const satisfies Partial<AdminEnquiry>
