import type { AdminsChange } from './admins.types.ts'

/** The messages about admins. */
export const adminsMessages = {
  /** The question before an admin is removed. */
  question: (name: string) =>
    `Remove ${name}? They are logged out at once and can no longer change the shop. Their account stays as a customer's account.`,
  passwordRequired: 'Password is required.',
  /** The notice after a change. */
  done: (change: AdminsChange) => {
    if (change.kind === 'remove') return `${change.name} is no longer an admin.`
    if (change.kind === 'withdraw') return 'The invitation is withdrawn.'
    return `We sent an invitation to ${change.email}.`
  },
} as const
