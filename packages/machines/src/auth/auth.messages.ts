import { accountSentences } from '@shop/domain'
/** The messages about signing in and out: those of the specification, and our own where it has none. */
export const authMessages = {
  /** The notice after a sign-in on the login form. */
  signedIn: 'Welcome Back!',
  /** The notice after an admin signed in on the admin form. */
  adminSignedIn: 'Logged in successfully',
  signedUp: 'account created',
  signedOut: accountSentences.loggedOut,
  /** The notice when the session has expired; shown once, however many requests got 401. */
  sessionEnded: 'Your session has ended. Please log in again.',
  /** The notice when a customer signs in on the admin form. */
  notAdmin: 'This account is not an admin account.',
  /** The messages when the server sends none. */
  signInFailed: 'Failed to log in. Please try again.',
  signUpFailed: 'Failed to create the account. Please try again.',
  signOutFailed: 'Failed to log out. Please try again.',
  resetLinkFailed: 'Failed to send reset link. Please try again.',
  resetLinkSent: 'Check your email for the link to reset your password.',
  /** On the page after a link was sent. It does not say whether the address has an account. */
  linkSent: {
    title: 'Please check your email',
    text: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. It works once, for one hour. Not there? Look in your spam folder too.`,
  },
} as const
