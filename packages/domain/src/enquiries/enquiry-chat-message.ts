import type { OrderReference } from '../order-message.ts'

/** The message with which a shopper continues the chat about an enquiry. The link is null for whoever does not have its key. */
export function enquiryChatMessage(
  shopName: string,
  { reference, link }: Pick<OrderReference, 'reference'> & { link: string | null },
): string {
  const text = `Hello ${shopName}, this is about my enquiry ${reference}`
  return link === null ? `${text}.` : `${text}: ${link}`
}
