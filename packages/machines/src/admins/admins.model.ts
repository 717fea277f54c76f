import type { Admin, Admins, Invitation } from '@shop/api'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { isValid } from '../form/form.ts'
import { adminsMachine } from './admins.machine.ts'
import { inviteChecks } from './admins.rules.ts'

const admin = (id: string, username: string): Admin => ({
  _id: id,
  username,
  email: `${id}@example.com`,
  since: '2026-01-01T09:00:00.000Z',
})

const invitation: Invitation = {
  _id: 'tunde',
  email: 'tunde@example.com',
  invitedBy: 'Bola Ade',
  invitedAt: '2026-01-02T09:00:00.000Z',
  isExpired: false,
}

const list: Admins = { admins: [admin('bola', 'Bola Ade'), admin('chidi', 'Chidi Eze')], invitations: [invitation] }

const ended = { status: 401 }
const old = { status: 403, serverMessage: 'Please log in again with your password, then try once more.' }
const gone = { status: 404, serverMessage: 'This admin does not exist any more.' }

/** The events and results with which the path tests run the list of admins. */
export const adminsModel: ChartModel<typeof adminsMachine> = {
  machine: adminsMachine,
  starts: { 'The page opens': { user: { _id: 'bola', email: 'bola@example.com' } } },
  cases: {
    'list.retry': { 'Try again': {} },
    'session.restored': { 'the user signed in again': {} },
    'email.typed': {
      'an address is typed': { email: 'ada@example.com' },
      'something else is typed': { email: 'ada' },
    },
    'invitation.submitted': { 'Invite Admin': {} },
    'invitation.renewed': { 'Send again': { email: 'tunde@example.com' } },
    'invitation.withdrawn': { Withdraw: { id: 'tunde' }, 'Withdraw, for an unknown invitation': { id: 'nobody' } },
    'removal.requested': { Remove: { id: 'chidi' }, 'Remove, for the user': { id: 'bola' } },
    'removal.confirmed': { 'the user confirms': {} },
    'removal.cancelled': { 'the user cancels': {} },
    'password.typed': {
      'the password is typed': { password: 'Ebony-Chair-42' },
      'the password is emptied': { password: '' },
    },
    'password.submitted': { 'the password is submitted': {} },
    'password.cancelled': { 'the dialog is closed': {} },
  },
  ends: {
    load: {
      done: { 'the list is loaded': list },
      failed: { 'the session has ended': ended, 'there is no network': { status: null } },
    },
    change: {
      done: { 'the change is made': list },
      failed: {
        'the session has ended': ended,
        'the login is too long ago': old,
        'it does not exist any more': gone,
        'the browser is offline': { status: null, isOffline: true },
        ...requestFailures('the change fails'),
      },
    },
    logIn: {
      done: { 'the password is right': {} },
      failed: { 'the password is wrong': { status: 401, serverMessage: 'Wrong email or password.' } },
    },
  },
  describe: ({ value, context: { change, values, password } }) => {
    const form = isValid(values, inviteChecks) ? 'an address' : 'no address'
    return [String(value), change?.kind ?? 'no change', form, password === '' ? '' : 'a password'].filter(Boolean).join(', ')
  },
  show: ({ context: { problem, problems, admins } }) => problem ?? problems.email ?? `${admins?.length ?? 0} admins`,
}
