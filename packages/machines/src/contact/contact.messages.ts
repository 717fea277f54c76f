import { staticPageSentences } from '@shop/domain'
/** What the shop says about a message to it when the server gives no sentence of its own. */
export const contactMessages = {
  sent: staticPageSentences.messageSent,
  failed: 'Failed to send message. Please try again.',
} as const
