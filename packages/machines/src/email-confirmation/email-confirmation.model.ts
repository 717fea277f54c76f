import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { emailConfirmationMachine } from './email-confirmation.machine.ts'

/** The input, event and results of an email confirmation, for path tests. */
export const emailConfirmationModel: ChartModel<typeof emailConfirmationMachine> = {
  machine: emailConfirmationMachine,
  starts: { 'The link is opened': { token: 'token' } },
  cases: { 'confirmation.requested': { 'Confirm is pressed': {} } },
  ends: {
    confirm: {
      done: { 'the address is confirmed': { message: 'Thank you. Your email address is confirmed.' } },
      failed: requestFailures('the confirmation fails'),
    },
  },
  describe: ({ value, context: { problem } }) => (problem === null ? value : `${value} after a failure`),
  show: ({ context: { problem } }) => problem ?? 'no problem',
}
