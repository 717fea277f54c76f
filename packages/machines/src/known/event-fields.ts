import { privateMarks, userSchema } from '@shop/api/schemas'
import { itemTypes } from '@shop/domain'
import { z } from 'zod'

/** An event without a payload. */
export const nothing = z.object({})

/** A typed field, which may be invalid. */
export const typed = z.string()
export const typedPassword = () => z.string().register(privateMarks, { kind: 'password' })
export const typedEmail = () => z.string().register(privateMarks, { kind: 'email' })
const anonymousId = () => z.string().register(privateMarks, { kind: 'guest' })
export const typedPhone = () => z.string().register(privateMarks, { kind: 'phone' })

/** An account with any id, because examples have short ids. */
const user = userSchema.extend({ _id: z.string() })

const identity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('guest'), anonymousId: anonymousId() }),
  z.object({ kind: z.literal('customer'), user }),
  z.object({ kind: z.literal('admin'), user }),
])

export const identityChanged = z.object({ identity })

export const consentChoice = z.enum(['unset', 'accepted', 'declined'])

export const settledChoice = z.object({ choice: consentChoice, anonymousId: anonymousId().nullable() })

/** An item as views send it. Without a type the machine emits a message. */
export const namedItem = z.object({ item: z.string(), itemType: z.string().nullish() })

export const itemType = z.enum(itemTypes)

export const line = z.object({ item: z.string(), itemType, quantity: z.int() })

/** A product or a collection. Only its id is checked. */
export const record = z.looseObject({ _id: z.string() })

/** Texts by the names of their wishes. */
export const wishTexts = z.record(z.string(), typed)

/** What a shopper writes about an order. */
export const wishes = z.object({ note: typed, details: wishTexts, items: z.record(z.string(), wishTexts) })
