import { privateMarks, userSchema } from '@shop/api/schemas'
import { itemTypes } from '@shop/domain'
import { z } from 'zod'

/** An event that carries nothing. */
export const nothing = z.object({})

/** A field that is typed, and may be wrong. */
export const typed = z.string()
export const typedPassword = () => z.string().register(privateMarks, { kind: 'password' })
export const typedEmail = () => z.string().register(privateMarks, { kind: 'email' })
export const anonymousId = () => z.string().register(privateMarks, { kind: 'guest' })
export const typedPhone = () => z.string().register(privateMarks, { kind: 'phone' })

/** An account, whatever its id looks like: examples have short ones. */
const user = userSchema.extend({ _id: z.string() })

export const identity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('guest'), anonymousId: anonymousId() }),
  z.object({ kind: z.literal('customer'), user }),
  z.object({ kind: z.literal('admin'), user }),
])

export const identityChanged = z.object({ identity })

export const consentChoice = z.enum(['unset', 'accepted', 'declined'])

export const settledChoice = z.object({ choice: consentChoice, anonymousId: anonymousId().nullable() })

/** An item as views name it; without a kind the list says so. */
export const namedItem = z.object({ item: z.string(), itemType: z.string().nullish() })

export const itemType = z.enum(itemTypes)

export const line = z.object({ item: z.string(), itemType, quantity: z.int() })

/** A product or a collection of which only the id matters. */
export const record = z.looseObject({ _id: z.string() })
