import type { User } from '@shop/api'
import { isValid } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { authMachine } from './auth.machine.ts'
import { resetLinkChecks, signInChecks, signUpChecks } from './auth.rules.ts'
import type { AuthField } from './auth.types.ts'

const customer: User = {
  _id: '01980000-0000-7000-8000-000000000001',
  role: 'customer',
  username: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
}
const admin: User = { ...customer, _id: '01980000-0000-7000-8000-000000000002', role: 'admin', username: 'Bola Ade' }
const filledIn = {
  fullName: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
  password: 'Ebony-Chair-42',
}

const ended = { status: 401, serverMessage: 'Please log in.' }

/** Describes which forms are valid. The model fills in all forms together. */
function formWords(values: Values<AuthField>): string[] {
  if (isValid(values, signUpChecks)) return ['form filled in']
  if (isValid(values, signInChecks)) return ['login filled in']
  return isValid(values, resetLinkChecks) ? ['email filled in'] : []
}

/** The events of the session and its forms, for path tests. */
export const authModel: ChartModel<typeof authMachine> = {
  machine: authMachine,
  starts: {
    'A page without a known user': {},
    'A page rendered for a signed-out visitor': { user: null },
    'A page rendered for a customer': { user: customer },
    'A page rendered for an admin': { user: admin },
  },
  cases: {
    'form.opened': { 'a screen with a form opens': {} },
    'fields.typed': {
      'every field is filled in': { values: filledIn },
      'an invalid email is typed': { values: { email: 'ada@' } },
    },
    'signIn.submitted': { 'Log in': {} },
    'adminSignIn.submitted': { 'Log in on the admin form': {} },
    'signUp.submitted': { 'Sign Up': {} },
    'password.forgotten': { 'Forgot Password?': {} },
    'resetLink.submitted': { 'Send Reset Link': {} },
    'resetLink.cancelled': { Cancel: {} },
    'signOut.requested': { Logout: {} },
    'session.ended': { 'a request gets 401': {} },
    'session.check': { 'a request is denied, or the user comes back': {} },
    'user.updated': { 'the profile is saved': ({ context }) => ({ user: { ...context.user!, username: 'Ada Eze' } }) },
    'account.deleted': { 'the account is deleted': {} },
  },
  ends: {
    check: {
      done: { 'the check finds a customer': customer, 'the check finds an admin': admin },
      failed: { 'the check finds nobody signed in': ended, ...requestFailures('the check fails') },
    },
    recheckSignedOut: {
      done: { 'the new check finds a customer': customer, 'the new check finds an admin': admin },
      failed: { 'the new check finds nobody signed in': ended, ...requestFailures('the new check fails') },
    },
    signIn: {
      done: { 'a customer signs in': customer, 'an admin signs in': admin },
      failed: {
        'the password is wrong': { status: 401, serverMessage: 'Wrong email or password.' },
        ...requestFailures('the sign-in fails'),
      },
    },
    findSession: {
      done: { 'the login had succeeded': customer, 'the login of an admin had succeeded': admin },
      failed: { 'the login had failed': ended, ...requestFailures('looking for the session fails') },
    },
    signInAsAdmin: {
      done: { 'an admin signs in': admin, 'the server returns a customer': customer },
      failed: requestFailures('the admin sign-in fails'),
    },
    rejectCustomer: {
      done: { 'the customer is signed out again': undefined },
      failed: { 'signing the customer out fails': { status: null } },
    },
    signUp: {
      done: { 'the account is created': customer },
      failed: requestFailures('the sign-up fails'),
    },
    sendResetLink: {
      done: {
        'the link is sent': { message: 'If an account has this email, a reset link is on its way.' },
        'the link is sent, with an empty message': { message: '' },
      },
      failed: requestFailures('sending the link fails'),
    },
    recheck: {
      done: { 'the new check finds the same customer': customer, 'the new check finds an admin': admin },
      failed: { 'the new check finds nobody signed in': ended, ...requestFailures('the new check fails') },
    },
    signOut: {
      done: { 'the user is signed out': undefined },
      failed: { 'the session had ended before': ended, ...requestFailures('signing out fails') },
    },
  },
  describe: ({ value, context: { values } }) => [stateWords(value), ...formWords(values)].join(', '),
  show: ({ context: { user, problems } }) =>
    [user?.username ?? 'no user', ...Object.keys(problems).map((field) => `${field} is invalid`)].join(', '),
}
