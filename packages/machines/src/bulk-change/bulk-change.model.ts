import type { ChartModel } from '../testing/chart-model.ts'
import { bulkChangeMachine } from './bulk-change.machine.ts'
import type { BulkItem } from './bulk-change.types.ts'

const item: BulkItem = {
  _id: 'sofa',
  name: 'Eko Sofa',
  updatedAt: '2026-01-01T00:00:00.000Z',
  state: { price: 1_850_000, isPromo: false, discountedPrice: null, visibility: 'public', isDeleted: false },
}

const changedMeanwhile = { status: 409, issues: [{ path: 'items.0.updatedAt', message: 'Load it again.' }] }

/** The events and results with which the path tests run a change of several items. */
export const bulkChangeModel: ChartModel<typeof bulkChangeMachine> = {
  machine: bulkChangeMachine,
  starts: { 'Change is pressed for one product': { itemType: 'Product', items: [item] } },
  cases: {
    'kind.choose': { 'a higher price is chosen': { kind: 'raise' }, 'hiding is chosen': { kind: 'hide' } },
    'percent.typed': { 'a percentage is typed': { percent: '10' } },
    'change.confirm': { 'Apply is pressed': {} },
    'change.cancel': { 'Cancel is pressed': {} },
    'change.undo': { 'Undo is pressed': {} },
    'session.restored': { 'the user signed in again': {} },
  },
  ends: {
    save: {
      done: { 'the server changed it': [{ _id: 'sofa', updatedAt: '2026-01-02T00:00:00.000Z' }] },
      failed: {
        'the session has ended': { status: 401 },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only admins may do this.' },
        'somebody else has changed it': changedMeanwhile,
        'the server fails': { status: 500 },
      },
    },
    undo: {
      done: { 'the server changed it back': [] },
      failed: {
        'the session has ended': { status: 401 },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only admins may do this.' },
        'somebody else has changed it': changedMeanwhile,
        'there is no network': { status: null },
        'the server fails': { status: 500 },
      },
    },
  },
  describe: ({ value, context: { kind, percent, isOutdated } }) =>
    `${value}, ${kind ?? 'nothing'} ${percent}${isOutdated ? ', outdated' : ''}`,
  show: ({ context: { failure } }) => failure ?? 'no failure',
}
