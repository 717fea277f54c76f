import type { ContactMessage, User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'
import type { IdentityChanged } from '../identity.ts'

/** The fields of the form. */
export type ContactField = keyof ContactMessage

export interface ContactInput {
  /** The signed-in user; null for nobody. */
  user: User | null
}

/** A message to send: the same number makes a repeated request harmless. */
export interface NumberedMessage {
  message: ContactMessage
  messageNumber: number
}

export interface ContactContext {
  /** The user whose name, email and phone number were prefilled. */
  user: User | null
  values: Values<ContactField>
  /** The message that was filled in last about a wish; '' without one. */
  asked: string
  /** The messages about single fields. */
  problems: Problems<ContactField>
  /** The last message that was sent and not confirmed; null without one. */
  unconfirmed: ContactMessage | null
  /** The number of the last message that was sent: 1 for the first one of the page. */
  messageNumber: number
}

export type ContactEvent =
  /** The user changed one or several fields. */
  | { type: 'fields.typed'; values: Partial<Values<ContactField>> }
  /** The user asked for something that the shop lacks: a subject and a message about it. */
  | { type: 'wish.asked'; fields: Pick<ContactMessage, 'subject' | 'message'> }
  /** The user submitted the form. */
  | { type: 'message.submitted' }
  | IdentityChanged

/** The tags for views: see the page about the machine. */
export type ContactTag = 'submitting'
