import type { Enquiry } from '@shop/api'
import { exampleCollection, exampleProduct } from '../../preview/example-items.ts'

/* Complete responses of which a machine keeps little or nothing, so that the recording does not have them. */

/** The enquiry that the server recorded. The machine keeps only when. */
export const recordedEnquiry = (createdAt: unknown): Enquiry => ({
  reference: 'ILE-7K2Q9X',
  status: 'new',
  source: 'cart',
  note: '',
  details: {},
  items: [],
  total: 0,
  quotedTotal: null,
  deposit: null,
  promisedDate: null,
  createdAt: createdAt as string,
  steps: [],
})

/** The restored item: one with the fields of both kinds, because a recording of the response does not have its kind. */
export const restoredItem = { ...exampleCollection, ...exampleProduct }
