/**
 * Where an enquiry came from: the Order Now of a product or collection, the cart, what staff agreed with a customer, or a message of
 * the contact form.
 */
export const enquirySources = ['product', 'collection', 'cart', 'staff', 'contact'] as const

/** Where an enquiry came from. */
export type EnquirySource = (typeof enquirySources)[number]

/** The sources of enquiries that shoppers send themselves. */
export const shopperSources = ['product', 'collection', 'cart'] as const satisfies readonly EnquirySource[]
