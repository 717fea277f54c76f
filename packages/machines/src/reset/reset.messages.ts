import { passwordSentences } from '@shop/domain'

/** The messages about a new password from a reset link. */
export const resetMessages = {
  tokenMissing: passwordSentences.tokenMissing,
  failed: 'Failed to reset password. Please try again.',
  /** The message when the server sends none. */
  succeeded: 'Your password has been reset.',
} as const
