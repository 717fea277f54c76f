import { wishFieldsOf } from '@shop/domain'
import { confirm, at, automatic, fill, press } from './driver.ts'
import type { Driver } from './driver.ts'

/** The labels of the fields in which a shopper writes wishes. */
const labels = {
  note: 'Note',
  ...Object.fromEntries([...wishFieldsOf('order'), ...wishFieldsOf('item')].map(({ id, label }) => [id, label])),
}

/** The drivers of the machines with forms. */
export const formDrivers: Readonly<Record<string, Driver>> = {
  contact: {
    begin: at('/contact'),
    events: {
      'fields.typed': fill({ name: 'Name', email: 'Email', phoneNumber: 'Phone number', subject: 'Subject', message: 'Message' }),
      'message.submitted': press('Send Message'),
    },
    requests: { send: { path: '/contact' } },
  },
  reset: {
    begin: at('/reset-password/token'),
    events: {
      'fields.typed': fill({ newPassword: 'New password', confirmation: 'Confirm new password' }),
      'reset.submitted': press('Reset Password'),
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
    begin: at('/profile'),
    events: {
      'form.opened': automatic,
      'fields.typed': fill({ fullName: 'Name', email: 'Email', phoneNumber: 'Phone number', password: 'Password' }),
      'signIn.submitted': press('Login'),
      'adminSignIn.submitted': press('Login'),
      'signUp.submitted': press('Sign Up'),
      'password.forgotten': press('Forgot Password?'),
      'resetLink.submitted': press('Send Reset Link'),
      'resetLink.cancelled': press('Cancel'),
      'signOut.requested': press('Logout'),
    },
    requests: {
      check: { path: '/auth/check' },
      recheckSignedOut: { path: '/auth/check' },
      recheck: { path: '/auth/check' },
      signIn: { path: '/auth/login' },
      signInAsAdmin: { path: '/admin/login' },
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
  consent: {
    begin: at('/'),
    events: {
      'choice.accepted': press('Accept All'),
      'choice.declined': press('Decline'),
      'settings.opened': press('Cookie settings'),
    },
    requests: {},
  },
}
