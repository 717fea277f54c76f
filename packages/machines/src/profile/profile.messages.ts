import { genericFailure } from '../failures.ts'

/** What the shop says about a profile. */
export const profileMessages = {
  saved: 'Profile updated successfully',
  deleted: 'Account deleted',
  /** The question before an account is deleted. */
  deleteQuestion: 'Are you sure you want to delete your account? This action cannot be undone.',
  /** A failed update or deletion, whatever the server says. */
  failed: genericFailure,
  /** Said when the server gives no sentence of its own. */
  passwordFailed: 'Failed to change password. Please try again.',
  passwordChanged: 'Your password has been changed.',
} as const
