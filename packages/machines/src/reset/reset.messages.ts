import { passwordSentences } from '@shop/domain'

/** The messages about a new password from a reset link. */
export const resetMessages = {
  tokenMissing: passwordSentences.tokenMissing,
  /** Follows the message about a dead link when an earlier try may have used it. */
  mayBeReset: 'Your new password may already work. Try to log in with it.',
  failed: 'Failed to reset password. Please try again.',
  /** The message when the server sends none. */
  succeeded: 'Your password has been reset.',
} as const
