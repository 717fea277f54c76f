/** The messages about the link that confirms an email address. */
export const emailConfirmationMessages = {
  failed: 'We could not confirm your email address. Please try again.',
} as const
