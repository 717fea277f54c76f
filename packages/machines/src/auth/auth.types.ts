import type { SignUp, User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'

/** The fields of the forms that let a person in; each form shows some of them. */
export type AuthField = 'fullName' | 'email' | 'phoneNumber' | 'password'

/** What the machine is told once, when it is made. */
export interface AuthInput {
  /** The person found while the server rendered the page, or null for nobody: the server is then not asked again. */
  user?: User | null | undefined
}

/** What the machine knows. */
export interface AuthContext {
  /** Who is signed in; null when nobody is, undefined while nobody knows. */
  user: User | null | undefined
  /** Whose session ended by itself: screens keep what this person typed until somebody signs in. Null otherwise. */
  expired: User | null
  /** What is typed in the forms. Screens share it: the e-mail of a failed sign-in stands in Reset Your Password. */
  values: Values<AuthField>
  /** What is wrong with single fields, a sentence each. */
  problems: Problems<AuthField>
}

/** What the sign-up form sends; the guest's identifier comes from the cookie. */
export type NewAccount = Omit<SignUp, 'anonymousId'>

/** What can happen to the session and its forms. */
export type AuthEvent =
  /** A screen with one of the forms came up: the password and the problems of an earlier form go. */
  | { type: 'form.opened' }
  /** Fields changed, one or several at once, as when the browser fills them in. */
  | { type: 'fields.typed'; values: Partial<Values<AuthField>> }
  /** Log in, on the login form. */
  | { type: 'signIn.submitted' }
  /** Log in, on the form of the back office. */
  | { type: 'adminSignIn.submitted' }
  /** Sign Up. */
  | { type: 'signUp.submitted' }
  /** 'Forgot Password?': the login form becomes Reset Your Password. */
  | { type: 'password.forgotten' }
  /** Send Reset Link. */
  | { type: 'resetLink.submitted' }
  /** Cancel: Reset Your Password becomes the login form again. */
  | { type: 'resetLink.cancelled' }
  /** Logout. */
  | { type: 'signOut.requested' }
  /** A call was answered with 401: the session has ended. */
  | { type: 'session.ended' }
  /** The session may have changed: a call was denied, or the person came back to the page. */
  | { type: 'session.check' }
  /** The profile was saved: `user` is the account as it is now. */
  | { type: 'user.updated'; user: User }
  /** The account was deleted, and the session with it. */
  | { type: 'account.deleted' }

/** What the machine tells the root, at each arrival and each change. */
export interface UserChanged {
  type: 'user.changed'
  /** Who is signed in; null for nobody. */
  user: User | null
  /** Whether nobody is, because the session ended by itself. */
  hasExpired: boolean
}

/** What views read: see the page about the machine. */
export type AuthTag =
  | 'loading'
  | 'ready'
  | 'signedOut'
  | 'signedIn'
  | 'customer'
  | 'admin'
  | 'forgotten'
  | 'submitting'
  | 'signingOut'
