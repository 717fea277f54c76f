import type { ChartModel } from '../testing/chart-model.ts'
import { itemDeletionMachine } from './item-deletion.machine.ts'

/** The events of a deletion, for path tests. */
export const itemDeletionModel: ChartModel<typeof itemDeletionMachine> = {
  machine: itemDeletionMachine,
  starts: { 'Delete is pressed for a product': { itemType: 'Product', id: 'sofa', name: 'Eko Sofa' } },
  cases: {
    'deletion.confirm': { 'Yes is pressed': {} },
    'deletion.cancel': { 'No is pressed': {} },
    'deletion.undo': { 'Undo is pressed': {} },
    'session.restored': { 'the user signed in again': {} },
  },
  ends: {
    restore: {
      done: { 'the server restored it': undefined },
      failed: {
        'the session has ended': { status: 401 },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only admins may do this.' },
        'the server fails': { status: 500 },
        'there is no network': { status: null },
      },
    },
    delete: {
      done: { 'the server deleted it': undefined },
      failed: {
        'the session has ended': { status: 401 },
        'the user is no longer an admin': { status: 403, serverMessage: 'Only admins may do this.' },
        'the item no longer exists': { status: 404 },
        'the server fails': { status: 500 },
        'there is no network': { status: null },
      },
    },
  },
  describe: ({ value, context: { isUncertain } }) => (isUncertain ? `${value}, uncertain` : value),
  show: ({ context: { question, failure } }) => failure ?? question,
}
