import type { User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'
import type { IdentityChanged } from '../identity.ts'

/** The fields of Edit Profile. */
export type DetailsField = 'username' | 'email' | 'phoneNumber'

/** The fields of Change Password. */
export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation'

/** A form of the screen. */
export interface ProfileForm<Field extends string> {
  values: Values<Field>
  /** The messages about single fields. */
  problems: Problems<Field>
  /** Why the form was not saved, as a message; null without a problem. */
  problem: string | null
}

/** The input of the machine. */
export interface ProfileInput {
  /** The signed-in customer; null for nobody, and for an admin. */
  user: User | null
}

/** The context of the machine. */
export interface ProfileContext {
  /** The user of this profile. It stays after the session has expired, because the typed values belong to that user. */
  user: User | null
  details: ProfileForm<DetailsField>
  passwords: ProfileForm<PasswordField>
}

/** The events of the profile. */
export type ProfileEvent =
  /** Edit Profile, or its Cancel. */
  | { type: 'edit.toggled' }
  /** Fields of Edit Profile changed. */
  | { type: 'details.typed'; values: Partial<Values<DetailsField>> }
  /** Save Changes. */
  | { type: 'details.submitted' }
  /** Fields of Change Password changed. */
  | { type: 'passwords.typed'; values: Partial<Values<PasswordField>> }
  /** Change Password. */
  | { type: 'passwords.submitted' }
  /** Delete Account: the question opens. */
  | { type: 'delete.requested' }
  /** The user confirmed. */
  | { type: 'delete.confirmed' }
  /** The user declined. */
  | { type: 'delete.cancelled' }
  /** Logout. */
  | { type: 'logout.requested' }
  /** The root reports that the session expired: the typed values are kept for the same user. */
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
