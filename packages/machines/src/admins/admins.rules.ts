import { email } from '../form/checks.ts'
import type { Checks } from '../form/form.ts'
import type { AdminsChange, AdminsContext, AdminsInput, InviteField } from './admins.types.ts'

/** The check of the form that invites somebody. */
export const inviteChecks: Checks<InviteField> = { email }

export function firstAdmins({ user }: AdminsInput): AdminsContext {
  const list = { admins: null, invitations: [], change: null, password: '', problem: null }
  return { user, ...list, values: { email: '' }, problems: {} }
}

/** The change that withdraws an invitation; null when it is not in the list. */
export function withdrawal({ invitations }: Pick<AdminsContext, 'invitations'>, id: string): AdminsChange | null {
  const found = invitations.find(({ _id }) => _id === id)
  return found ? { kind: 'withdraw', id, email: found.email } : null
}

/** The change that removes an admin; null for the user, and when the admin is not in the list. */
export function removal({ admins, user }: Pick<AdminsContext, 'admins' | 'user'>, id: string): AdminsChange | null {
  const found = admins?.find(({ _id }) => _id === id)
  return found && id !== user._id ? { kind: 'remove', id, name: found.username || found.email } : null
}
