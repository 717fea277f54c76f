import { deleteQuestion } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { authMessages } from '../auth/auth.messages.ts'

export const itemDeletionMessages = {
  /** The specified question, followed by the name of the item. */
  question: (itemType: ItemType, name: string) => `${deleteQuestion(itemType)} “${name}”`,
  deleted: 'success',
  restored: (name: string) => `“${name}” is back.`,
  /** The message in the dialog when the session ended before the item was deleted. */
  signedOut: authMessages.sessionEnded,
} as const
