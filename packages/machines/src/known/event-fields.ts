import { privateMarks, userSchema, z } from '@shop/api/schemas'
import { itemTypes } from '@shop/domain'

/** An event without a payload. */
export const nothing = z.object({})

/** Marks the payload of an event that no user sends, but another machine, another tab or the browser. */
export const reported = <Schema extends z.ZodObject>(payload: Schema) => payload.meta({ isReported: true })

/** Whether the payload belongs to an event that no user sends. */
export const isReported = (payload: z.ZodObject) => payload.meta()?.['isReported'] === true

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

export const identityChanged = reported(z.object({ identity }))

const consentChoice = z.enum(['unset', 'accepted', 'declined'])

export const settledChoice = reported(z.object({ choice: consentChoice, anonymousId: anonymousId().nullable() }))

export const connectionChanged = reported(z.object({ isOnline: z.boolean() }))

export const consentChanged = reported(z.object({ consent: consentChoice }))

export const itemType = z.enum(itemTypes)

/** An item as views send it. Without a type the machine emits a message. */
export const namedItem = z.object({ item: z.string(), itemType: itemType.nullish() })

export const line = z.object({ item: z.string(), itemType, quantity: z.int() })

/** A product or a collection. Only its id is checked. */
export const record = z.looseObject({ _id: z.string() })

/** Texts by the names of their wishes. */
export const wishTexts = z.record(z.string(), typed)

/** What a shopper writes about an order. */
export const wishes = z.object({ note: typed, details: wishTexts, items: z.record(z.string(), wishTexts) })
