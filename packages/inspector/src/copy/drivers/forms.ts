import { wishFieldsOf } from '@shop/domain'
import { authMessages } from '@shop/machines'
import { confirm, at, automatic, button, fill, opens, press } from './driver.ts'
import type { Driver } from './driver.ts'
import { holds, isAt, isVisible, shows } from './expectations.ts'

/** The labels of the fields in which a shopper writes wishes. */
const labels = {
  note: 'Note',
  ...Object.fromEntries([...wishFieldsOf('order'), ...wishFieldsOf('item')].map(({ id, label }) => [id, label])),
}

const contactLabels = { name: 'Name', email: 'Email', phoneNumber: 'Phone number', subject: 'Subject', message: 'Message' }
const resetLabels = { newPassword: 'New password', confirmation: 'Confirm new password' }

/** The page whose form the user submits. */
function formPage(events: readonly string[]): string {
  if (events.includes('signUp.submitted')) return '/signup'
  return events.includes('adminSignIn.submitted') ? '/admin/login' : '/profile'
}

/** The stored cookie choice in a state, as code. */
const stored = (value: string) => (value.startsWith('accepted') ? "'true'" : value.startsWith('declined') ? "'false'" : 'null')

type StoredChoice = { choice: 'unset' | 'accepted' | 'declined' }

/** Opens the page with a cookie choice of an earlier visit. */
const storesChoice = (choice: StoredChoice['choice']) =>
  choice === 'unset' ? [] : [`await page.addInitScript(() => localStorage.setItem('cookie_consent_accepted', ${stored(choice)}))`]

/** The drivers of the machines with forms. */
export const formDrivers: Readonly<Record<string, Driver>> = {
  contact: {
    begin: at('/contact'),
    events: {
      'fields.typed': fill(contactLabels),
      'message.submitted': press('Send Message'),
    },
    expects: ({ value, context }) => [
      isAt('/contact'),
      // A pending response may change the form before it is compared.
      ...(value === 'submitting' ? [] : holds(contactLabels)(context)),
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
      'fields.typed': fill({ username: 'Name', newPassword: 'New password', confirmation: 'Confirm new password' }),
      'invitation.submitted': press('Become an Admin'),
    },
    requests: { read: { path: '/admin/invitation/*' }, accept: { path: '/admin/accept-invitation/*' } },
  },
  emailConfirmation: {
    begin: at('/confirm-email/token'),
    events: { 'confirmation.requested': press('Confirm Email') },
    requests: { confirm: { path: '/auth/confirm-email/*' } },
  },
  auth: {
    begin: (_, events) => opens(formPage(events)),
    events: {
      'form.opened': automatic,
      'fields.typed': fill({ fullName: 'Name', email: 'Email', phoneNumber: 'Phone number', password: 'Password' }),
      'signIn.submitted': press('Login'),
      'adminSignIn.submitted': press('Login'),
      'signUp.submitted': press('Sign Up'),
      'password.forgotten': press('Forgot Password?'),
      'resetLink.submitted': press('Send Reset Link'),
      'resetLink.cancelled': press(/^(Cancel|Back to login)$/),
      'signOut.requested': press('Logout'),
    },
    expects: ({ value, context }) => {
      if (value.includes('role.admin')) return [isAt('/admin/dashboard')]
      if (value.includes('role.customer')) return [isVisible(button('Logout'))]
      if (value.includes('form.linkSent')) return [shows(authMessages.linkSent.title)]
      if (value.includes('form.forgotten')) return [isVisible(button('Send Reset Link')), ...holds({ email: 'Email' })(context)]
      return value.includes('form.entering') ? holds({ email: 'Email', password: 'Password' })(context) : []
    },
    requests: {
      check: { path: '/auth/check' },
      recheckSignedOut: { path: '/auth/check' },
      recheck: { path: '/auth/check' },
      signIn: { path: '/auth/login' },
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
      'details.typed': fill({ username: 'Name', email: 'Email', phoneNumber: 'Phone number (optional)' }),
      'details.submitted': press('Save Changes'),
      'passwords.typed': fill({ oldPassword: 'Old password', newPassword: 'New password', confirmation: 'Confirm new password' }),
      'passwords.submitted': press('Change Password'),
      'delete.requested': press('Delete Account'),
      'delete.confirmed': confirm('Delete Account'),
      'delete.cancelled': confirm('Cancel'),
      'logout.requested': press('Logout'),
    },
    requests: { save: { path: '/auth/update' }, change: { path: '/auth/change-password' }, delete: { path: '/auth/delete' } },
  },
  composer: {
    begin: at('/cart'),
    events: {
      'draft.changed': automatic,
      'order.typed': fill(labels),
      'item.typed': fill(labels),
      'chat.opened': () => ["await page.getByRole('link', { name: 'Open chat', exact: true }).click()"],
      'message.copy': press('Copy the message'),
    },
    requests: {},
  },
  enquiries: {
    // A cart is where most orders begin; the link on the page of an item has the same name.
    begin: at('/cart'),
    events: {
      'order.opened': () => ["await page.getByRole('link', { name: 'Order Now', exact: true }).click()"],
      'wishes.written': automatic,
      'copy.changed': automatic,
    },
    requests: { send: { path: '/enquiries' }, claim: { path: '/enquiries/claim' } },
  },
  consent: {
    begin: at('/'),
    events: {
      'choice.accepted': press('Accept All'),
      'choice.declined': press('Decline'),
      'settings.opened': press('Cookie settings'),
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
