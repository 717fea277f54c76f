import { deleteQuestion } from '@shop/domain'

/** What is said around a deletion. */
export const itemDeletionMessages = {
  question: deleteQuestion,
  deleted: 'success',
  /** Said in the dialog when the session ended before the item was deleted. */
  signedOut: 'Your session has ended. Please sign in again.',
} as const
