import { createCollection, createProducts, testId } from '@shop/api/testing'
import type { Line } from '@shop/domain'
import type { ChartModel } from '../testing/chart-model.ts'
import { lineDetailsMachine } from './line-details.machine.ts'
import { unansweredItems } from './line-details.rules.ts'

const sofa: Line = { item: testId('product', 1), itemType: 'Product', quantity: 1 }
const room: Line = { item: testId('collection'), itemType: 'Collection', quantity: 1 }
const both = { products: createProducts(1), collections: [createCollection()] }

/** The events of the line details, for path tests. */
export const lineDetailsModel: ChartModel<typeof lineDetailsMachine> = {
  machine: lineDetailsMachine,
  starts: {
    'A page without lines': {},
    'A page with a sofa in the cart': { lines: [sofa] },
  },
  cases: {
    'lines.set': {
      'a sofa alone': { lines: [sofa] },
      'a sofa and a room': { lines: [sofa, room] },
      nothing: { lines: [] },
    },
    'details.refresh': { 'all is read again': {}, 'the products are read again': { itemType: 'Product' } },
    'details.retry': { 'Try again': {} },
  },
  ends: {
    details: {
      done: { 'the details come': both, 'the server knows none of the items': { products: [], collections: [] } },
      failed: { 'the details fail': new TypeError('fetch failed') },
    },
  },
  describe: ({ value, context }) => {
    const kinds = (items: readonly { itemType: string }[]) =>
      items
        .map(({ itemType }) => itemType)
        .toSorted()
        .join('+') || 'none'
    const { lines, answered, asked } = context
    return `${value} (${kinds(lines)}; answered ${kinds(answered)}; asked ${kinds(asked)})`
  },
  show: ({ context }) => `${unansweredItems(context).length} lines unanswered`,
}
