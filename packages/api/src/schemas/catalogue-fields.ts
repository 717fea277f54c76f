import { categories, styles, visibilities } from '@shop/domain'
import type { itemPayloadFields } from './item-payload.ts'
import { z } from './zod.ts'

/** An amount in naira in a response. */
export const moneySchema = z.number().nonnegative().describe('Naira, at most two decimals.')

/** Fields that products and collections share in responses: those of their forms, who sees the item, and two timestamps. */
export const itemFields = {
  name: z.string(),
  description: z.string().describe('HTML, sanitised.'),
  items: z.string().describe("What the item consists of, such as '(3+3+1+1)'."),
  price: moneySchema,
  style: z.enum(styles),
  isBestSeller: z.boolean(),
  isPromo: z.boolean(),
  discountedPrice: moneySchema.nullable().describe('The price to pay while isPromo is true.'),
  isForeign: z.boolean(),
  origin: z.string().nullable().describe('The country of a foreign item.'),
  visibility: z.enum(visibilities).optional().describe('Who sees the item; only in responses to admins.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} satisfies Record<keyof typeof itemPayloadFields | 'items' | 'visibility' | 'createdAt' | 'updatedAt', z.ZodType>

/** The category of a product in a response. */
export const categorySchema = z.enum(categories)
