import type { User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'
import type { IdentityChanged } from '../identity.ts'

/** The fields of Edit Profile. */
export type DetailsField = 'username' | 'email' | 'phoneNumber'

/** The fields of Change Password. */
export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation'

/** A request about the account with this id, which the page shows. */
export type Owned<Change> = Change & { account: string }

export interface PasswordChange {
  oldPassword: string
  newPassword: string
}

export interface ProfileForm<Field extends string> {
  values: Values<Field>
  /** The messages about single fields. */
  problems: Problems<Field>
  /** Why the form was not saved, as a message; null without a problem. */
  problem: string | null
}

export interface ProfileInput {
  /** The signed-in user; null for nobody. */
  user: User | null
}

export interface ProfileContext {
  /** The user of this profile. It stays after the session has expired, because the typed values belong to that user. */
  user: User | null
  details: ProfileForm<DetailsField>
  passwords: ProfileForm<PasswordField>
  /** Whether a change of the password ended without a response, so that the new one may be set. */
  isChangeUncertain: boolean
  /** Whether a deletion of the account ended without a response, so that the account may be deleted. */
  isDeletionUncertain: boolean
}

export type ProfileEvent =
  /** The user opened or cancelled Edit Profile. */
  | { type: 'edit.toggled' }
  /** The user changed fields of Edit Profile. */
  | { type: 'details.typed'; values: Partial<Values<DetailsField>> }
  /** The user submitted Edit Profile. */
  | { type: 'details.submitted' }
  /** The user changed fields of Change Password. */
  | { type: 'passwords.typed'; values: Partial<Values<PasswordField>> }
  /** The user submitted Change Password. */
  | { type: 'passwords.submitted' }
  /** The user pressed Delete Account: a confirmation is requested. */
  | { type: 'delete.requested' }
  /** The user confirmed deleting the account. */
  | { type: 'delete.confirmed' }
  /** The user declined deleting the account. */
  | { type: 'delete.cancelled' }
  /** The user pressed Logout. */
  | { type: 'logout.requested' }
  /** The root reports that the session expired: the profile keeps the typed values for the same user. */
  | { type: 'session.expired' }
  | IdentityChanged

/** The reports to the root, besides an expired session. */
export type ProfileMessage =
  /** The profile was saved: `user` is the changed account. */
  | { type: 'user.updated'; user: User }
  /** The account was deleted, and the session with it. */
  | { type: 'account.deleted' }
  /** The user wants to sign out. */
  | { type: 'signOut.requested' }

/** The tags for views: see the page about the machine. */
export type ProfileTag = 'present' | 'editing' | 'saving' | 'changingPassword' | 'confirming' | 'deleting' | 'toHome'
