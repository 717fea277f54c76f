import type { ChartModel } from '../testing/chart-model.ts'
import { enquiryFiguresMachine } from './enquiry-figures.machine.ts'

const figures = { weeks: [], statuses: [], mostAsked: [], overdue: [], daysToDeposit: 4.5 }

/** The events and results with which the path tests run the figures. */
export const enquiryFiguresModel: ChartModel<typeof enquiryFiguresMachine> = {
  machine: enquiryFiguresMachine,
  starts: { 'The dashboard opens': undefined },
  cases: { 'load.retry': { 'Try again is pressed': {} }, 'session.restored': { 'the user signed in again': {} } },
  ends: {
    load: {
      done: { 'the figures are loaded': figures },
      failed: { 'the session has ended': { status: 401 }, 'there is no network': { status: null } },
    },
  },
  describe: ({ value }) => value,
  show: ({ context }) => context.problem ?? (context.data === null ? 'no figures' : 'the figures'),
}
