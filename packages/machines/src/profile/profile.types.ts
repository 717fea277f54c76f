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
  /** What is wrong with single fields. */
  problems: Problems<Field>
  /** Why the form was not taken, as a sentence; null while nothing is known against it. */
  problem: string | null
}

/** What is told once, when the machine is made. */
export interface ProfileInput {
  /** The customer who is signed in; null for nobody, and for an admin. */
  user: User | null
}

/** What the machine knows. */
export interface ProfileContext {
  /** Whose profile this is. It stays while the session has ended by itself: what was typed is theirs. */
  user: User | null
  details: ProfileForm<DetailsField>
  passwords: ProfileForm<PasswordField>
}

/** What can happen to the profile. */
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
  /** Delete Account: the question comes up. */
  | { type: 'delete.requested' }
  /** The question was answered with yes. */
  | { type: 'delete.confirmed' }
  /** The question was answered with no. */
  | { type: 'delete.cancelled' }
  /** Logout. */
  | { type: 'logout.requested' }
  /** The root says that the session ended by itself: what was typed is kept for the same person. */
  | { type: 'session.expired' }
  | IdentityChanged

/** What the machine tells the root, beside the end of the session. */
export type ProfileMessage =
  /** The profile was saved: `user` is the account as it is now. */
  | { type: 'user.updated'; user: User }
  /** The account was deleted, and the session with it. */
  | { type: 'account.deleted' }
  /** The person wants to sign out. */
  | { type: 'signOut.requested' }

/** What views read: see the page about the machine. */
export type ProfileTag = 'present' | 'editing' | 'saving' | 'changingPassword' | 'confirming' | 'deleting' | 'toHome'
