import { passwordSentences } from '@shop/domain'

/** What the shop says about a new password by a reset link. */
export const resetMessages = {
  tokenMissing: passwordSentences.tokenMissing,
  failed: 'Failed to reset password. Please try again.',
  /** Said when the server gives no sentence of its own. */
  succeeded: 'Your password has been reset.',
} as const
