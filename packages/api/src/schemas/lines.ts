import { itemTypes, limits, parseItemType } from '@shop/domain'
import { idSchema } from './ids.ts'
import { text } from './texts.ts'
import { z } from './zod.ts'

/** A line of the cart in a response. */
export const cartLineSchema = z
  .object({
    _id: idSchema,
    item: z.string().describe('The id of a product or collection, which may be gone.'),
    itemType: z.enum(itemTypes),
    quantity: z.int().min(limits.quantityMinimum).max(limits.quantityMaximum),
  })
  .meta({ id: 'CartLine' })

/** An entry of the wishlist in a response. */
export const wishlistEntrySchema = cartLineSchema.omit({ quantity: true }).meta({ id: 'WishlistEntry' })

/** The id of an item in a payload. A malformed id gets the same response as an unknown one. */
export const itemIdSchema = text('Item', 100).min(1, 'Item is required.')

/** The type of an item in a payload; `sentence` is the message of the action when it is missing. */
export function itemTypeSchema(sentence: string) {
  return z
    .string(sentence)
    .transform((value, context) => {
      const itemType = parseItemType(value)
      if (itemType !== null) return itemType
      context.addIssue({ code: 'custom', message: sentence })
      return z.NEVER
    })
    .meta({ type: 'string', enum: [...itemTypes] })
}

const quantitySentence = `Quantity must be a whole number from ${limits.quantityMinimum} to ${limits.quantityMaximum}.`

/** The number of items in a line, and the number of items to add. */
export const wholeQuantitySchema = z
  .int(quantitySentence)
  .min(limits.quantityMinimum, quantitySentence)
  .max(limits.quantityMaximum, quantitySentence)

/** The quantity to set; below 1 removes the line. */
export const setQuantitySchema = z.int(quantitySentence).max(limits.quantityMaximum, quantitySentence)

const itemIdsSchema = z
  .array(text('Item', 100))
  .max(limits.linesMaximum, `At most ${limits.linesMaximum} ids can be asked for at once.`)

/** Ids of products and collections in the browser's saved lists. */
export const itemIdsBody = z.object({
  productIds: itemIdsSchema.default([]),
  collectionIds: itemIdsSchema.default([]),
})
