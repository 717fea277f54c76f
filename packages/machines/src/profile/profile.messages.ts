import { accountSentences, siteSentences } from '@shop/domain'

export const profileMessages = {
  saved: 'Profile updated successfully',
  deleted: accountSentences.accountDeleted,
  /** The question before an account is deleted. */
  deleteQuestion: 'Are you sure you want to delete your account? This action cannot be undone.',
  /** The notice about a failed update or deletion, whatever the server's message. */
  failed: siteSentences.somethingWentWrong,
  /** The messages when the server sends none. */
  passwordFailed: 'Failed to change password. Please try again.',
  passwordChanged: 'Your password has been changed.',
} as const
