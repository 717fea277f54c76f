import type { ContactMessage, User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'
import type { IdentityChanged } from '../identity.ts'

/** The fields of the form. */
export type ContactField = keyof ContactMessage

/** What is told once, when the machine is made. */
export interface ContactInput {
  /** Who is signed in; null for nobody. */
  user: User | null
}

/** What the machine knows. */
export interface ContactContext {
  /** Whose name, e-mail and phone number were filled in. */
  user: User | null
  values: Values<ContactField>
  /** What is wrong with single fields. */
  problems: Problems<ContactField>
}

/** What can happen to the form. */
export type ContactEvent =
  /** Fields changed, one or several. */
  | { type: 'fields.typed'; values: Partial<Values<ContactField>> }
  /** The message was sent off. */
  | { type: 'message.submitted' }
  | IdentityChanged

/** What views read: see the page about the machine. */
export type ContactTag = 'submitting'
