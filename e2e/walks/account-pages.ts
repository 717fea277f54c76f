import type { Page } from 'playwright'
import { machineById } from '../../packages/machines/src/known/index.ts'
import { pageModel } from './page-walk.ts'
import type { PageWalk, Snapshot } from './page-walk.ts'

const { machine, models } = machineById('auth')!
const { describe, show, ends = {} } = models[0]!

const typed = { fullName: 'Ada Obi', email: 'ada@example.com', phoneNumber: '08012345678', password: 'Ebony-Chair-42' }
const isForgotten = ({ value }: Snapshot) => value.signedOut?.form === 'forgotten'

/** The walks of a signed-out visitor through the three pages with a form of the session. */
export const accountWalks: PageWalk[] = [
  page('the login page', ['signIn', 'findSession', 'sendResetLink', 'signOut'], {
    'fields.typed': {
      'the form is filled in': (snapshot: Snapshot) => ({
        values: isForgotten(snapshot) ? { email: typed.email } : { email: typed.email, password: typed.password },
      }),
      'an invalid email is typed': { values: { email: 'ada@' } },
    },
    'signIn.submitted': { Login: {} },
    'password.forgotten': { 'Forgot Password?': {} },
    'resetLink.submitted': { 'Send Reset Link': {} },
    'resetLink.cancelled': { 'Cancel, or Back to login': {} },
    'signOut.requested': { Logout: {} },
  }),
  page('the sign-up page', ['signUp'], {
    'fields.typed': { 'the form is filled in': { values: typed }, 'an invalid email is typed': { values: { email: 'ada@' } } },
    'signUp.submitted': { 'Sign Up': {} },
  }),
  page('the login page of admins', ['signInAsAdmin', 'rejectCustomer'], {
    'fields.typed': {
      'the form is filled in': { values: { email: typed.email, password: typed.password } },
      'an invalid email is typed': { values: { email: 'ada@' } },
    },
    'adminSignIn.submitted': { Login: {} },
  }),
]

function page(
  name: string,
  requests: readonly string[],
  cases: Readonly<Record<string, Readonly<Record<string, object>>>>,
): PageWalk {
  return {
    name,
    machine: 'auth',
    prepare: failsOtherwise,
    models: [
      pageModel(
        { machine, describe, ...(show && { show }) },
        {
          starts: { 'A signed-out visitor': { user: null } },
          cases,
          ends: Object.fromEntries(Object.entries(ends).filter(([id]) => requests.includes(id))),
          isOffered: (snapshot, { type }) => {
            // The form that asks for a link has neither a password nor a button to log in; the page after it has no form.
            if (type === 'signIn.submitted') return snapshot.value.signedOut?.form === 'entering'
            // The page of an admin is another one.
            if (type === 'signOut.requested') return snapshot.value.signedIn?.role === 'customer'
            return type !== 'fields.typed' || !snapshot.hasTag('linkSent')
          },
        },
      ),
    ],
  }
}

/** Lets every request fail that has no response of the model: the server does not know the session, and would end it. */
async function failsOtherwise(browserPage: Page): Promise<void> {
  await browserPage.route('**/api/**', (route) => route.fulfill({ status: 503, json: { message: '' } }))
}
