import { staticPageSentences } from '@shop/domain'
/** The messages about the contact form when the server sends none. */
export const contactMessages = {
  sent: staticPageSentences.messageSent,
  failed: 'Failed to send message. Please try again.',
} as const
