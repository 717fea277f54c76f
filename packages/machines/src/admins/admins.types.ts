import type { Admin, Invitation, User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'

/** The field of the form that invites somebody. */
export type InviteField = 'email'

/** A change of the list: an invitation from the form, one that is sent again, one that is withdrawn, or a removed admin. */
export type AdminsChange =
  | { kind: 'invite' | 'renew'; email: string }
  | { kind: 'withdraw'; id: string; email: string }
  | { kind: 'remove'; id: string; name: string }

export interface AdminsInput {
  /** The admin who looks at the list. */
  user: Pick<User, '_id' | 'email'>
}

export interface AdminsContext extends AdminsInput {
  /** Null before the first response. */
  admins: readonly Admin[] | null
  invitations: readonly Invitation[]
  /** The form that invites somebody. */
  values: Values<InviteField>
  problems: Problems<InviteField>
  /** The change that is being confirmed or sent; null when there is none. */
  change: AdminsChange | null
  /** The password typed to log in again; empty otherwise. */
  password: string
  /** Why the last request failed, as a message; null without a failure. */
  problem: string | null
}

export type AdminsEvent =
  /** The user tries to load the list again. */
  | { type: 'list.retry' }
  /** The user signed in again after the session had ended. */
  | { type: 'session.restored' }
  /** The user typed in the form that invites somebody: `email` is all of it. */
  | { type: 'email.typed'; email: string }
  /** The user submitted the form that invites somebody. */
  | { type: 'invitation.submitted' }
  /** The user pressed Send again. */
  | { type: 'invitation.renewed'; email: string }
  /** The user pressed Withdraw. */
  | { type: 'invitation.withdrawn'; id: string }
  /** The user pressed Remove: a confirmation is requested. */
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  /** The user typed the password to log in again: `password` is all of it. */
  | { type: 'password.typed'; password: string }
  | { type: 'password.submitted' }
  | { type: 'password.cancelled' }

/** The tags for views: see the page about the machine. */
export type AdminsTag = 'loading' | 'failed' | 'idle' | 'sending' | 'asking' | 'identifying' | 'signingIn'
