/** The messages about accounts, for the server and the fake. */
export const accountMessages = {
  signedOut: 'Please log in first.',
  adminsOnly: 'Only an admin may do this.',
  /** The same for an unknown email, a wrong password and a customer at the admin login. */
  wrongCredentials: 'Wrong email or password.',
  wrongOldPassword: 'The old password is wrong.',
  emailTaken: 'This email is already in use.',
  /** The same with and without an account. */
  resetLinkSent: 'If an account has this email, a reset link is on its way.',
  deadResetLink: 'This reset link is not valid any more.',
  passwordReset: 'Password reset successfully',
  passwordChanged: 'Password changed successfully',
  deadConfirmationLink: 'This confirmation link is not valid any more.',
  emailConfirmed: 'Thank you. Your email address is confirmed.',
} as const
