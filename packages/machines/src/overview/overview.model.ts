import type { ChartModel } from '../testing/chart-model.ts'
import { overviewMachine } from './overview.machine.ts'

const overview = { openMessages: 2, messages: [], unseenTotal: 0, unfinishedTotal: 0, unfinished: [], changes: [] }

/** The events and results with which the path tests run the overview. */
export const overviewModel: ChartModel<typeof overviewMachine> = {
  machine: overviewMachine,
  starts: { 'The dashboard opens': undefined },
  cases: { 'load.retry': { 'Try again is pressed': {} }, 'session.restored': { 'the user signed in again': {} } },
  ends: {
    load: {
      done: { 'the overview is loaded': overview },
      failed: { 'the session has ended': { status: 401 }, 'there is no network': { status: null } },
    },
  },
  describe: ({ value }) => value,
  show: ({ context }) => context.problem ?? `${context.data?.openMessages ?? 'no'} messages`,
}
