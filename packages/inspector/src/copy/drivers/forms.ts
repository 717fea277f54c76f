import type { User } from '@shop/api'
import { authMessages } from '@shop/machines'
import type { Step } from '../../sandbox/index.ts'
import { confirm, at, automatic, button, fill, opens, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { rejects, responds } from '../routes.ts'
import { fieldsHold, holds, isAt, isVisible, question, shows, tells } from './expectations.ts'
import { becomes } from './identity.ts'

const contactLabels = { name: 'Name', email: 'Email', phoneNumber: 'Phone number', subject: 'Subject', message: 'Message' }
const resetLabels = { newPassword: 'New password', confirmation: 'Confirm new password' }
const invitationLabels = { username: 'Name', ...resetLabels }
const detailsLabels = { username: 'Name', email: 'Email', phoneNumber: 'Phone number (optional)' }
const passwordLabels = { oldPassword: 'Old password', ...resetLabels }

interface InvitationFacts {
  hasAccount: boolean
}

/** Expects the values of a part of the profile, and the messages about them and about saving it. */
function formShows(of: Readonly<Record<string, string>>, form: unknown): string[] {
  return [...holds(of)(form as RecordedEvent), ...tells((form as RecordedEvent)['problem'])]
}

/** A form without the email address and phone number of the account: the test logs in with another one than is recorded. */
function withoutAccount(form: RecordedEvent, user: unknown): RecordedEvent {
  const { email, phoneNumber } = (user ?? {}) as RecordedEvent
  const own: RecordedEvent = { email: email ?? '', phoneNumber: phoneNumber ?? '' }
  const values = Object.entries(form['values'] as RecordedEvent).filter(([name, value]) => user === null || value !== own[name])
  return { ...form, values: Object.fromEntries(values) }
}

/** Opens the menu of the admin pages, in which the button is on a phone. */
const opensMenu = [
  `await ${button('Menu')}.or(${button('Logout')}).first().waitFor()`,
  `if (await ${button('Menu')}.isVisible()) await ${button('Menu')}.click()`,
]

/** Gets the cookie of an admin, without which the admin pages find the session ended. The page itself gets the recorded response. */
const getsAdminCookie = [
  '// The account: set ADMIN_EMAIL and ADMIN_PASSWORD.',
  "await page.request.post('/api/admin/login', { data: { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD } })",
]

/** The page whose form the user submits. */
function formPage(steps: readonly Step[]): string {
  const submits = (type: string) => steps.some((step) => step.kind === 'send' && step.event.type === type)
  if (submits('signUp.submitted')) return '/signup'
  return submits('adminSignIn.submitted') ? '/admin/login' : '/profile'
}

/** The stored cookie choice in a state, as code. */
const stored = (value: string) => (value.startsWith('accepted') ? "'true'" : value.startsWith('declined') ? "'false'" : 'null')

type StoredChoice = { choice: 'unset' | 'accepted' | 'declined' }

/** Opens the page with a cookie choice of an earlier visit. */
export const storesChoice = (choice: StoredChoice['choice']) =>
  choice === 'unset' ? [] : [`await page.addInitScript(() => localStorage.setItem('cookie_consent_accepted', ${stored(choice)}))`]

/** The drivers of the machines with forms. */
export const formDrivers: Readonly<Record<string, Driver>> = {
  contact: {
    begin: at('/contact'),
    events: {
      'fields.typed': fill(contactLabels),
      // Only the address has the wish; the form is filled in as the recording has it.
      'wish.asked': ({ fields }) => fill(contactLabels)({ values: fields }),
      'message.submitted': press('Send Message'),
    },
    expects: ({ value, context }) => [
      isAt('/contact'),
      // A pending response may change the form before it is compared.
      ...(value === 'submitting' ? [] : holds(contactLabels)(withoutAccount(context, context['user']))),
    ],
    requests: { send: { path: '/contact' } },
  },
  reset: {
    begin: at('/reset-password/token'),
    events: {
      'fields.typed': fill(resetLabels),
      'reset.submitted': press('Reset Password'),
    },
    expects: ({ value, context }) => {
      if (value === 'succeeded') return [isAt('/profile')]
      if (value === 'succeededAsAdmin') return [isAt('/admin/login')]
      if (value === 'submitting') return []
      return [...holds(resetLabels)(context), ...(context['problem'] === null ? [] : [shows(context['problem'])])]
    },
    requests: { reset: { path: '/auth/reset-password/*' } },
  },
  invitation: {
    begin: at('/admin/invitation/token'),
    events: {
      'invitation.retry': press('Try again'),
      'fields.typed': fill(invitationLabels),
      'invitation.submitted': press('Become an Admin'),
    },
    expects: ({ value, context }) => {
      if (value === 'accepted') return [isAt('/admin/login')]
      if (value === 'dead') return [shows('This invitation is not valid any more')]
      if (value === 'unreadable') return [shows('We could not open the invitation')]
      // An account that exists has a password already.
      const { hasAccount } = (context['invitation'] ?? { hasAccount: true }) as InvitationFacts
      return value === 'editing' ? [...tells(context['problem']), ...(hasAccount ? [] : holds(invitationLabels)(context))] : []
    },
    requests: { read: { path: '/admin/invitation/*' }, accept: { path: '/admin/accept-invitation/*' } },
  },
  emailConfirmation: {
    begin: at('/confirm-email/token'),
    events: { 'confirmation.requested': press('Confirm Email') },
    expects: ({ value, context }) => {
      if (value === 'confirmed') return [shows('Thank you. Your email address is confirmed.')]
      return value === 'asking' ? [isVisible(button('Confirm Email')), ...tells(context['problem'])] : []
    },
    requests: { confirm: { path: '/auth/confirm-email/*' } },
  },
  auth: {
    begin: ({ user }, steps) => [...becomes({ kind: (user as User | null | undefined)?.role }), ...opens(formPage(steps))],
    events: {
      'form.opened': automatic,
      'fields.typed': fill({ fullName: 'Name', email: 'Email', phoneNumber: 'Phone number', password: 'Password' }),
      'signIn.submitted': press('Login'),
      'adminSignIn.submitted': (_, __, { following }) => [
        ...(following.some((step) => step.kind === 'respond' && step.request === 'signInAsAdmin') ? getsAdminCookie : []),
        ...press('Login')(),
      ],
      'signUp.submitted': press('Sign Up'),
      'password.forgotten': press('Forgot Password?'),
      'resetLink.submitted': press('Send Reset Link'),
      'resetLink.cancelled': press(/^(Cancel|Back to login)$/),
      'signOut.requested': (_, { user }) => [...((user as User).role === 'admin' ? opensMenu : []), ...press('Logout')()],
    },
    expects: ({ value, context }) => {
      if (value.includes('role.admin')) return [isAt('/admin/dashboard')]
      if (value.includes('role.customer')) return [isVisible(button('Logout'))]
      if (value.includes('form.linkSent')) return [shows(authMessages.linkSent.title)]
      if (value.includes('form.forgotten')) return [isVisible(button('Send Reset Link')), ...holds({ email: 'Email' })(context)]
      if (!value.includes('form.entering')) return []
      // An admin who logs out is on Home, which has no form.
      const { values, problems } = context
      return [...fieldsHold({ email: 'Email', password: 'Password' }, values), ...Object.values(problems as object).map(shows)]
    },
    // The server does not know the recorded user, whose cookies the copy does not have.
    serves: ({ user }) => [
      user ? responds('/auth/check', user) : rejects('/auth/check', 401),
      ...(user ? [responds('/cart', { cart: [] }), responds('/wishlist', { wishlist: [] })] : []),
    ],
    requests: {
      check: { path: '/auth/check' },
      recheckSignedOut: { path: '/auth/check' },
      recheck: { path: '/auth/check' },
      signIn: { path: '/auth/login' },
      findSession: { path: '/auth/check' },
      signInAsAdmin: { path: '/admin/login' },
      rejectCustomer: { path: '/auth/logout' },
      signUp: { path: '/auth/signup' },
      sendResetLink: { path: '/auth/forgot-password' },
      signOut: { path: '/auth/logout' },
    },
  },
  profile: {
    begin: at('/profile'),
    events: {
      'edit.toggled': press('Edit Profile'),
      'details.typed': fill(detailsLabels),
      'details.submitted': press('Save Changes'),
      'passwords.typed': fill(passwordLabels),
      'passwords.submitted': press('Change Password'),
      'delete.requested': press('Delete Account'),
      'delete.confirmed': confirm('Delete Account'),
      'delete.cancelled': confirm('Cancel'),
      'logout.requested': press('Logout'),
    },
    expects: ({ value, context: { user, details, passwords } }) => {
      if (value === 'deleted') return [isAt('/')]
      if (!value.startsWith('present')) return []
      // Nothing behind the question can be found by its role.
      if (value.includes('account.confirming')) return [isAt('/profile'), isVisible(question)]
      return [
        isAt('/profile'),
        ...(value.includes('details.viewing') ? [isVisible(button('Edit Profile'))] : []),
        ...(value.includes('details.editing') ? formShows(detailsLabels, withoutAccount(details as RecordedEvent, user)) : []),
        ...(value.includes('password.editing') ? formShows(passwordLabels, passwords) : []),
      ]
    },
    requests: {
      save: { path: '/auth/update?*' },
      change: { path: '/auth/change-password?*' },
      delete: { path: '/auth/delete?*' },
    },
  },
  consent: {
    begin: at('/'),
    events: {
      'choice.accepted': press('Accept All'),
      'choice.declined': press('Decline'),
      'settings.opened': press('Cookie settings'),
      'settings.closed': press('Close'),
    },
    expects: ({ value }) => {
      // The choice is being stored.
      if (value === 'accepting' || value === 'declining') return []
      return [
        value.endsWith('shown') ? isVisible(button('Accept All')) : `await expect(${button('Accept All')}).toHaveCount(0)`,
        `await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie_consent_accepted'))).toBe(${stored(value)})`,
      ]
    },
    requests: {
      read: { prepares: (output) => storesChoice((output as StoredChoice).choice) },
      accept: { prepares: () => [] },
      decline: { prepares: () => [] },
      sweep: { prepares: () => [] },
    },
  },
}
