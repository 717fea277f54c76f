/** What the shop says about a message to it when the server gives no sentence of its own. */
export const contactMessages = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
} as const
