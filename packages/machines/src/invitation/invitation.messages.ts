/** The messages about an invitation to become an admin. */
export const invitationMessages = {
  /** The messages when the server sends none. */
  failed: 'We could not accept the invitation. Please try again.',
  accepted: 'You are an admin now. Please log in.',
} as const
