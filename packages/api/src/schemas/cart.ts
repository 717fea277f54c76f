import { itemTypeSentences } from '@shop/domain'
import { collectionSchema } from './collection.ts'
import { cartLineSchema, itemIdSchema, itemIdsBody, itemTypeSchema, setQuantitySchema, wholeQuantitySchema } from './lines.ts'
import { productSchema } from './product.ts'
import { z } from './zod.ts'

/** The cart, newest line last. */
export const cartResponseSchema = z.object({ cart: z.array(cartLineSchema) }).meta({ id: 'Cart' })

/** Schemas of the cart's endpoints. */
export const cartSchemas = {
  list: { summary: 'Read the cart.', response: cartResponseSchema },
  add: {
    summary: 'Add an item; the quantity of an existing line increases.',
    body: z.object({
      itemId: itemIdSchema,
      quantity: wholeQuantitySchema,
      itemType: itemTypeSchema(itemTypeSentences.addToCart),
    }),
    response: cartResponseSchema,
  },
  remove: {
    summary: 'Remove a line.',
    body: z.object({ itemId: itemIdSchema, itemType: itemTypeSchema(itemTypeSentences.removeFromCart) }),
    response: cartResponseSchema,
  },
  updateQuantity: {
    summary: 'Set the quantity of a line; below 1 the line is removed.',
    body: z.object({
      itemId: itemIdSchema,
      itemType: itemTypeSchema(itemTypeSentences.addToCart),
      quantity: setQuantitySchema,
    }),
    response: cartResponseSchema,
  },
  clear: { summary: 'Remove every line.', response: cartResponseSchema },
  checkExistence: {
    summary: 'Ask which of some items still exist.',
    body: itemIdsBody,
    response: z.object({
      existingProductIds: z.array(z.string()),
      existingCollectionIds: z.array(z.string()),
    }),
  },
  detailsByIds: {
    summary: 'Read the records of some items; unknown ones are left out.',
    body: itemIdsBody,
    response: z.object({ products: z.array(productSchema), collections: z.array(collectionSchema) }),
  },
}
