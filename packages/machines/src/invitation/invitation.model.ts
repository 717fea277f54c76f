import { newPasswordProblem } from '@shop/domain'
import { isValid } from '../form/form.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { requestFailures } from '../testing/request-failures.ts'
import { invitationMachine } from './invitation.machine.ts'
import { invitationChecks } from './invitation.rules.ts'

const passwords = { newPassword: 'Ebony-Chair-42', confirmation: 'Ebony-Chair-42' }
const dead = { status: 400, serverMessage: 'This invitation is not valid any more. Please ask for a new one.' }

/** The events and results with which the path tests run an invitation. */
export const invitationModel: ChartModel<typeof invitationMachine> = {
  machine: invitationMachine,
  starts: { 'The link is opened': { token: 'token' } },
  cases: {
    'invitation.retry': { 'Try again': {} },
    'fields.typed': {
      'a name and two valid passwords are typed': { values: { username: 'Tunde Bakare', ...passwords } },
      'a name with digits is typed': { values: { username: 'Tunde 7' } },
      'two different passwords are typed': { values: { newPassword: 'Ebony-Chair-42', confirmation: 'Ebony' } },
    },
    'invitation.submitted': { 'the form is submitted': {} },
  },
  ends: {
    read: {
      done: { 'the invitation is read': { email: 'tunde@example.com', hasAccount: false } },
      failed: { 'the invitation is not valid': dead, 'there is no network': { status: null } },
    },
    accept: {
      done: {
        'the invitation is accepted': { message: 'You are an admin now. Please log in.' },
        'the invitation is accepted, with an empty message': { message: '' },
      },
      failed: { 'the invitation is not valid any more': dead, ...requestFailures('accepting fails') },
    },
  },
  describe: ({ value, context: { values } }) => {
    const words = newPasswordProblem(values) ?? (isValid(values, invitationChecks) ? 'valid' : 'against a rule')
    return `${String(value)} (${words})`
  },
  show: ({ context: { problem, problems } }) => [problem, ...Object.values(problems)].find((text) => text) ?? 'no problem',
}
