import type { User } from '@shop/api'
import { isValid } from '../form/form.ts'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { profileMachine } from './profile.machine.ts'
import { detailsChecks, isDraft, passwordChecks, passwordProblem } from './profile.rules.ts'
import type { ProfileContext } from './profile.types.ts'

const user: User = {
  _id: '01980000-0000-7000-8000-000000000001',
  role: 'customer',
  username: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
}
const other: User = { ...user, _id: '01980000-0000-7000-8000-000000000002', username: 'Bisi Ojo' }

const offline = { 'the browser is offline': { status: null, isOffline: true } }
const wrongPassword = {
  status: 403,
  serverMessage: 'The old password is wrong.',
  issues: [{ path: 'oldPassword', message: 'The old password is wrong.' }],
}
const ended = { status: 401 }

const detailsEvents = ['edit.toggled', 'details.typed', 'details.submitted'] as const
const passwordEvents = ['passwords.typed', 'passwords.submitted'] as const
const accountEvents = ['delete.requested', 'delete.confirmed', 'delete.cancelled', 'logout.requested'] as const

const whole: ChartModel<typeof profileMachine> = {
  machine: profileMachine,
  starts: {},
  cases: {
    'edit.toggled': { 'Edit Profile is toggled': {} },
    'details.typed': {
      'a new name is typed': { values: { username: 'Ada Eze' } },
      'the name is emptied': { values: { username: '' } },
    },
    'details.submitted': { 'Save Changes': {} },
    'passwords.typed': {
      'three valid passwords are typed': {
        values: { oldPassword: 'Ebony-Chair-42', newPassword: 'Teak-Table-43', confirmation: 'Teak-Table-43' },
      },
      'another confirmation is typed': {
        values: { oldPassword: 'Ebony-Chair-42', newPassword: 'Teak-Table-43', confirmation: 'Teak-Table-44' },
      },
    },
    'passwords.submitted': { 'Change Password': {} },
    'delete.requested': { 'Delete Account': {} },
    'delete.confirmed': { 'the user confirms the deletion': {} },
    'delete.cancelled': { 'the user cancels the deletion': {} },
    'logout.requested': { Logout: {} },
    'session.expired': { 'the session expires': {} },
    'identity.changed': {
      'the same customer is signed in': { identity: { kind: 'customer', user } },
      'another customer is signed in': { identity: { kind: 'customer', user: other } },
      'nobody is signed in': { identity: { kind: 'visitor' } },
    },
  },
  ends: {
    save: {
      done: { 'the profile is saved': { ...user, username: 'Ada Eze' } },
      failed: { 'saving finds the session ended': ended, ...requestFailures('saving fails'), ...offline },
    },
    change: {
      done: {
        'the password is changed': { message: 'Password changed' },
        'the password is changed, with an empty message': { message: '' },
      },
      failed: {
        'the change finds the session ended': ended,
        'the old password is wrong': wrongPassword,
        ...requestFailures('the change fails'),
        ...offline,
      },
    },
    delete: {
      done: { 'the account is deleted': undefined },
      failed: { 'the deletion finds the session ended': ended, ...requestFailures('the deletion fails') },
    },
  },
  describe: ({ value, context }) =>
    [stateWords(value).replace('present.', ''), context.user?.username.split(' ')[0] ?? 'nobody', ...formWords(context)].join(
      ', ',
    ),
  show: ({ context: { details, passwords } }) => details.problem ?? passwords.problem ?? 'no problem',
}

/**
 * The events of a profile, for path tests. Its forms and its deletion have one walk each; other tests cover how they interact.
 */
export const profileModels: [ChartModel<typeof profileMachine>, ...ChartModel<typeof profileMachine>[]] = [
  {
    ...whole,
    starts: { 'A customer edits the profile': { user }, 'A page without a known user': { user: null } },
    leavesOut: [...passwordEvents, ...accountEvents],
  },
  {
    ...whole,
    starts: { 'A customer changes the password': { user } },
    leavesOut: [...detailsEvents, ...accountEvents, 'identity.changed'],
  },
  {
    ...whole,
    starts: { 'A customer deletes the account': { user } },
    leavesOut: [...detailsEvents, ...passwordEvents],
  },
]

function formWords({ user, details, passwords, isChangeUncertain, isDeletionUncertain }: ProfileContext): string[] {
  return [
    isDraft({ user, details }) ? (isValid(details.values, detailsChecks) ? 'a new name' : 'no name') : '',
    isValid(passwords.values, passwordChecks) ? (passwordProblem(passwords.values) ?? 'valid passwords') : '',
    isChangeUncertain ? 'the password may be changed' : '',
    isDeletionUncertain ? 'may be deleted' : '',
  ].filter((words) => words !== '')
}
