import { deleteQuestion } from '@shop/domain'

export const itemDeletionMessages = {
  question: deleteQuestion,
  deleted: 'success',
  /** The message in the dialog when the session ended before the item was deleted. */
  signedOut: 'Your session has ended. Please log in again.',
} as const
