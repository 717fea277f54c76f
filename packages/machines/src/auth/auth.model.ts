import type { User } from '@shop/api'
import { isSound } from '../form/form.ts'
import type { Values } from '../form/form.ts'
import { requestFailures } from '../testing/request-failures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { stateWords } from '../testing/state-words.ts'
import { authMachine } from './auth.machine.ts'
import { resetLinkChecks, signUpChecks } from './auth.rules.ts'
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

/** Which forms are valid; one completely filled form stands for all of them. */
function formWords(values: Values<AuthField>): string[] {
  if (isSound(values, signUpChecks)) return ['form filled in']
  return isSound(values, resetLinkChecks) ? ['e-mail filled in'] : []
}

/** The events of the session and its forms, for path tests. */
export const authModel: ChartModel<typeof authMachine> = {
  machine: authMachine,
  starts: {
    'A page that knows nobody yet': {},
    'A page that the server rendered for a visitor': { user: null },
    'A page that the server rendered for a customer': { user: customer },
    'A page that the server rendered for an admin': { user: admin },
  },
  cases: {
    'form.opened': { 'a screen with a form comes up': {} },
    'fields.typed': {
      'every field is filled in': { values: filledIn },
      'a bad e-mail is typed': { values: { email: 'ada@' } },
    },
    'signIn.submitted': { 'Log in': {} },
    'adminSignIn.submitted': { 'Log in on the form of the back office': {} },
    'signUp.submitted': { 'Sign Up': {} },
    'password.forgotten': { 'Forgot Password?': {} },
    'resetLink.submitted': { 'Send Reset Link': {} },
    'resetLink.cancelled': { Cancel: {} },
    'signOut.requested': { Logout: {} },
    'session.ended': { 'a call is answered with 401': {} },
    'session.check': { 'a call is denied, or the person comes back': {} },
    'user.updated': { 'the profile is saved': ({ context }) => ({ user: { ...context.user!, username: 'Ada Eze' } }) },
    'account.deleted': { 'the account is deleted': {} },
  },
  ends: {
    check: {
      done: { 'the check finds a customer': customer, 'the check finds an admin': admin },
      failed: { 'the check finds nobody': ended, ...requestFailures('the check fails') },
    },
    look: {
      done: { 'the new look finds a customer': customer, 'the new look finds an admin': admin },
      failed: { 'the new look finds nobody': ended, ...requestFailures('the new look fails') },
    },
    signIn: {
      done: { 'a customer is let in': customer, 'an admin is let in': admin },
      failed: {
        'the password is wrong': { status: 401, serverMessage: 'Wrong email or password.' },
        ...requestFailures('the sign-in fails'),
      },
    },
    signInAsAdmin: {
      done: { 'the back office lets an admin in': admin, 'the back office is answered with a customer': customer },
      failed: requestFailures('the sign-in to the back office fails'),
    },
    turnAway: {
      done: { 'the customer is signed out again': undefined },
      failed: { 'signing the customer out fails': { status: null } },
    },
    signUp: {
      done: { 'the account is made': customer },
      failed: requestFailures('the sign-up fails'),
    },
    sendResetLink: {
      done: {
        'the link is sent': { message: 'If an account has this email, a reset link is on its way.' },
        'the link is sent without a word': { message: '' },
      },
      failed: requestFailures('sending the link fails'),
    },
    recheck: {
      done: { 'the new check finds the same customer': customer, 'the new check finds an admin': admin },
      failed: { 'the new check finds nobody': ended, ...requestFailures('the new check fails') },
    },
    signOut: {
      done: { 'the person is signed out': undefined },
      failed: { 'the session had ended before': ended, ...requestFailures('signing out fails') },
    },
  },
  describe: ({ value, context: { values } }) => [stateWords(value), ...formWords(values)].join(', '),
  show: ({ context: { user, problems } }) =>
    [user?.username ?? 'nobody', ...Object.keys(problems).map((field) => `${field} is wrong`)].join(', '),
}
