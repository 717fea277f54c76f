import { accountSentences } from '@shop/domain'
/** What the shop says about signing in and out. The specification's sentences, and those it leaves open. */
export const authMessages = {
  /** Somebody signed in on the login form. */
  signedIn: 'Welcome Back!',
  /** An admin signed in on the form of the back office. */
  adminSignedIn: 'Logged in successfully',
  signedUp: 'account created',
  signedOut: accountSentences.loggedOut,
  /** Said once, however many calls found the session gone. */
  sessionEnded: 'Your session has ended. Please log in again.',
  /** A customer's account on the form of the back office. */
  notAdmin: 'This account is not an admin account.',
  /** What is said when the server gives no sentence of its own. */
  signInFailed: 'Failed to log in. Please try again.',
  signUpFailed: 'Failed to create the account. Please try again.',
  signOutFailed: 'Failed to log out. Please try again.',
  resetLinkFailed: 'Failed to send reset link. Please try again.',
  resetLinkSent: 'Check your email for the link to reset your password.',
} as const
