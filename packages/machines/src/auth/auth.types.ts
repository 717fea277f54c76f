import type { SignUp, User } from '@shop/api'
import type { Problems, Values } from '../form/form.ts'

/** The fields of the session forms; each form shows some of them. */
export type AuthField = 'fullName' | 'email' | 'phoneNumber' | 'password'

export interface AuthInput {
  /** The user found while the server rendered the page, or null for nobody: the machine then skips the first check. */
  user?: User | null | undefined
}

export interface AuthContext {
  /** The signed-in user; null when nobody is signed in, undefined before the first check. */
  user: User | null | undefined
  /** The user whose session expired: screens keep what this user typed until the next sign-in. Null otherwise. */
  expired: User | null
  /** The typed values. The forms share them: the email of a failed login appears in Reset Your Password. */
  values: Values<AuthField>
  /** The messages about single fields. */
  problems: Problems<AuthField>
  /** Why the last form was rejected, which the toast says too; null without a failure, and once the user types or submits again. */
  problem: string | null
  /** Whether a sign-up with this email and password ended without a response, so that the account may exist. */
  isSignUpUncertain: boolean
}

/** The payload of the sign-up form; the guest's identifier comes from the cookie. */
export type NewAccount = Omit<SignUp, 'anonymousId'>

/** A sign-up. When the account may exist already, a taken email is a reason to log in. */
export interface SignUpAttempt {
  account: NewAccount
  mayExist: boolean
}

export type AuthEvent =
  /** A screen with a form opened: the password and the problems of an earlier form are cleared. */
  | { type: 'form.opened' }
  /** The user or the browser changed one or several fields of a form. */
  | { type: 'fields.typed'; values: Partial<Values<AuthField>> }
  /** The user submitted the login form. */
  | { type: 'signIn.submitted' }
  /** The user submitted the admin login form. */
  | { type: 'adminSignIn.submitted' }
  /** The user submitted the sign-up form. */
  | { type: 'signUp.submitted' }
  /** The user pressed 'Forgot Password?': the login form becomes Reset Your Password. */
  | { type: 'password.forgotten' }
  /** The user submitted Reset Your Password. */
  | { type: 'resetLink.submitted' }
  /** The user cancelled Reset Your Password: the login form is shown again. */
  | { type: 'resetLink.cancelled' }
  /** The user pressed Logout. */
  | { type: 'signOut.requested' }
  /** A request got 401: the session has ended. */
  | { type: 'session.ended' }
  /** The session may have changed: a request was denied, or the user came back to the page. */
  | { type: 'session.check' }
  /** The profile was saved: `user` is the changed account. */
  | { type: 'user.updated'; user: User }
  /** The account was deleted, and the session with it. */
  | { type: 'account.deleted' }

/** The reports to the root, sent on start and after each change. */
export interface UserChanged {
  type: 'user.changed'
  /** The signed-in user; null for nobody. */
  user: User | null
  /** Whether nobody is signed in because the session expired. */
  hasExpired: boolean
}

/** The tags for views: see the page about the machine. */
export type AuthTag =
  | 'loading'
  | 'ready'
  | 'signedOut'
  | 'signedIn'
  | 'customer'
  | 'admin'
  | 'forgotten'
  | 'linkSent'
  | 'submitting'
  | 'signingOut'
