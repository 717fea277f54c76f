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
  /** Follows the message about a wrong old password when an earlier try may have set the new one. */
  passwordMayBeChanged: 'Your new password may already be set. Try it as your old password.',
  passwordChanged: 'Your password has been changed.',
} as const
