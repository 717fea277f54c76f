import type { Admin, Invitation } from '@shop/api'
import { asCode } from '../as-code.ts'
import { button, confirm, field, inRow, press } from './driver.ts'
import type { Driver } from './driver.ts'
import { fieldsHold, isVisible, question, shows, tells } from './expectations.ts'
import { openAsAdmin } from './identity.ts'

/** The driver of the admins and their invitations. */
export const adminsDriver: Driver = {
  begin: () => openAsAdmin('/admin/account'),
  events: {
    'list.retry': press('Try again'),
    'email.typed': ({ email }) => [`await ${field('Email')}.fill(${asCode(email)})`],
    'invitation.submitted': press('Send Invitation'),
    'invitation.renewed': ({ email }) => [`await ${button(`Send again to ${String(email)}`)}.click()`],
    'invitation.withdrawn': ({ id }, { invitations }) =>
      inRow(invitations as readonly Invitation[], id, ({ email }) => `Withdraw the invitation to ${email}`),
    'removal.requested': ({ id }, { admins }) =>
      inRow(admins as readonly Admin[], id, ({ username, email }) => `Remove ${username || email}`),
    'removal.confirmed': confirm('Remove'),
    'removal.cancelled': confirm('Cancel'),
    'password.typed': ({ password }) => [`await ${field('Password')}.fill(${asCode(password)})`],
    'password.submitted': press('Continue'),
    'password.cancelled': press('Close'),
  },
  expects: ({ value, context: { admins, invitations, values, problems, problem } }) => {
    if (value === 'asking') return [isVisible(question)]
    if (value === 'identifying') return [shows('Your password, please'), ...tells(problem)]
    if (value !== 'idle') return value === 'failed' ? tells(problem) : []
    const count = (admins as unknown[]).length + (invitations as unknown[]).length
    return [
      `await expect(page.getByRole('list', { name: 'Admins and invitations' }).getByRole('listitem')).toHaveCount(${count})`,
      ...fieldsHold({ email: 'Email' }, values),
      ...Object.values(problems as object).flatMap(tells),
    ]
  },
  requests: {
    load: { path: '/admin/admins' },
    change: { path: '/admin/{admins,invitations}{,/*}' },
    logIn: { path: '/admin/login' },
  },
}
