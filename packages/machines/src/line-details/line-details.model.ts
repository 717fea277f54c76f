import { createCollection, createProducts, testId } from '@shop/api/testing'
import type { Line } from '@shop/domain'
import type { ChartModel } from '../testing/chart-model.ts'
import { lineDetailsMachine } from './line-details.machine.ts'
import { dueItems } from './line-details.rules.ts'

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
      'the lines are a sofa': { lines: [sofa] },
      'the lines are a sofa and a room': { lines: [sofa, room] },
      'there are no lines': { lines: [] },
    },
    'details.refresh': { 'all details are refreshed': {}, 'the products are refreshed': { itemType: 'Product' } },
    'details.retry': { 'Try again': {} },
  },
  ends: {
    details: {
      done: { 'the details are loaded': both, 'the server knows none of the items': { products: [], collections: [] } },
      failed: { 'the details cannot be loaded': new TypeError('fetch failed') },
    },
  },
  describe: ({ value, context }) => {
    const kinds = (items: readonly { itemType: string }[]) =>
      items
        .map(({ itemType }) => itemType)
        .sort()
        .join('+') || 'none'
    const { lines, loaded, old, requested } = context
    return `${value} (${kinds(lines)}; loaded ${kinds(loaded)}; old ${kinds(old)}; requested ${kinds(requested)})`
  },
  show: ({ context }) => `${dueItems(context).length} lines to load`,
}
