import { testId } from '@shop/api/testing'

/** The first product of the test catalogue. */
export const sofa = { item: testId('product', 1), itemType: 'Product' } as const
/** The second product of the test catalogue. */
export const chair = { item: testId('product', 2), itemType: 'Product' } as const
/** The first collection of the test catalogue. */
export const room = { item: testId('collection', 1), itemType: 'Collection' } as const
