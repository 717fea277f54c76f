import type { Problems, Values } from '../form/form.ts'

/** The fields of the form. */
export type InvitationField = 'username' | 'newPassword' | 'confirmation'

/** What an invitation says to the person who opens its link. */
export interface InvitationFacts {
  email: string
  /** Whether the address has an account already, which then becomes an admin's. */
  hasAccount: boolean
}

export interface InvitationInput {
  /** The token in the emailed link. */
  token: string
}

export interface InvitationContext {
  token: string
  /** Null until it is read. */
  invitation: InvitationFacts | null
  values: Values<InvitationField>
  /** The messages about single fields. */
  problems: Problems<InvitationField>
  /** Why the invitation could not be read or accepted, as a message; null without a problem. */
  problem: string | null
}

export type InvitationEvent =
  /** The user tries to read the invitation again. */
  | { type: 'invitation.retry' }
  /** The user changed fields. */
  | { type: 'fields.typed'; values: Partial<Values<InvitationField>> }
  /** The user submitted the form. */
  | { type: 'invitation.submitted' }

/** The tags for views: see the page about the machine. */
export type InvitationTag = 'reading' | 'unreadable' | 'dead' | 'submitting' | 'toAdminLogin'
