import { asCode } from './as-code.ts'
import type { Driver } from './playwright-steps.ts'

const press = (name: string) => () => [`await page.getByRole('button', { name: '${name}' }).click()`]

/** Fills the fields that a form's event carries, each by its label. */
const fill = (labels: Readonly<Record<string, string>>) => (event: { [key: string]: unknown }) =>
  Object.entries((event['values'] ?? {}) as Record<string, string>).flatMap(([field, value]) =>
    labels[field] === undefined ? [] : [`await page.getByLabel('${labels[field]}', { exact: true }).fill(${asCode(value)})`],
  )

/** How the machines with forms of their own are moved in the shop, by the id of the chart. */
export const drivers: Readonly<Record<string, Driver>> = {
  contact: {
    page: '/contact',
    events: {
      'fields.typed': fill({ name: 'Name', email: 'Email', phoneNumber: 'Phone number', subject: 'Subject', message: 'Message' }),
      'message.submitted': press('Send Message'),
    },
    requests: { send: '/contact' },
  },
  reset: {
    page: '/reset-password/token',
    events: {
      'fields.typed': fill({ newPassword: 'New password', confirmation: 'Confirm new password' }),
      'reset.submitted': press('Reset Password'),
    },
    requests: { reset: '/auth/reset-password/*' },
  },
  auth: {
    page: '/profile',
    events: {
      'form.opened': () => [],
      'fields.typed': fill({ fullName: 'Name', email: 'Email', phoneNumber: 'Phone number', password: 'Password' }),
      'signIn.submitted': press('Login'),
      'signUp.submitted': press('Sign Up'),
      'password.forgotten': press('Forgot Password?'),
      'resetLink.submitted': press('Send Reset Link'),
      'resetLink.cancelled': press('Cancel'),
      'signOut.requested': press('Logout'),
    },
    requests: {
      check: '/auth/check',
      look: '/auth/check',
      recheck: '/auth/check',
      signIn: '/auth/login',
      signUp: '/auth/signup',
      sendResetLink: '/auth/forgot-password',
      signOut: '/auth/logout',
    },
  },
  profile: {
    page: '/profile',
    events: {
      'edit.toggled': press('Edit Profile'),
      'details.typed': fill({ username: 'Name', email: 'Email', phoneNumber: 'Phone number' }),
      'details.submitted': press('Save Changes'),
      'passwords.typed': fill({ oldPassword: 'Old password', newPassword: 'New password', confirmation: 'Confirm new password' }),
      'passwords.submitted': press('Change Password'),
      'delete.requested': press('Delete Account'),
      'logout.requested': press('Logout'),
    },
    requests: { save: '/auth/update', change: '/auth/change-password', delete: '/auth/delete' },
  },
  consent: {
    page: '/',
    events: {
      'choice.accepted': press('Accept All'),
      'choice.declined': press('Decline'),
      'settings.opened': press('Cookie settings'),
    },
    requests: {},
  },
}
