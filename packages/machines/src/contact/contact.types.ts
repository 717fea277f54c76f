import type { ContactMessage, User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'
import type { IdentityChanged } from '../identity.ts'

/** The fields of the form. */
export type ContactField = keyof ContactMessage

export interface ContactInput {
  /** The signed-in user; null for nobody. */
  user: User | null
}

export interface ContactContext {
  /** The user whose name, email and phone number were prefilled. */
  user: User | null
  values: Values<ContactField>
  /** The messages about single fields. */
  problems: Problems<ContactField>
}

export type ContactEvent =
  /** The user changed one or several fields. */
  | { type: 'fields.typed'; values: Partial<Values<ContactField>> }
  /** The user submitted the form. */
  | { type: 'message.submitted' }
  | IdentityChanged

/** The tags for views: see the page about the machine. */
export type ContactTag = 'submitting'
