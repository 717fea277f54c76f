/** The message of a question about one item. */
export function itemEnquiryMessage(shopName: string, itemName: string): string {
  return `Hello ${shopName}, I would like to ask about this: ${itemName}`
}
