import { itemTypeSentences } from '@shop/domain'
import { itemIdSchema, itemTypeSchema, wishlistEntrySchema } from './lines.ts'
import { z } from './zod.ts'

/** The wishlist, newest entry last. */
export const wishlistResponseSchema = z.object({ wishlist: z.array(wishlistEntrySchema) }).meta({ id: 'Wishlist' })

/** Schemas of the wishlist's endpoints. */
export const wishlistSchemas = {
  list: { summary: 'Read the wishlist.', response: wishlistResponseSchema },
  add: {
    summary: 'Add an item; a duplicate changes nothing.',
    body: z.object({ itemId: itemIdSchema, itemType: itemTypeSchema(itemTypeSentences.addToWishlist) }),
    response: wishlistResponseSchema,
  },
  remove: {
    summary: 'Remove an item.',
    body: z.object({ itemId: itemIdSchema, itemType: itemTypeSchema(itemTypeSentences.removeFromWishlist) }),
    response: wishlistResponseSchema,
  },
  clear: { summary: 'Remove every entry.', response: wishlistResponseSchema },
}
