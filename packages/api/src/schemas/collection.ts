import { itemFields, moneySchema } from './catalogue-fields.ts'
import { idSchema } from './ids.ts'
import { imageSchema } from './image.ts'
import { z } from './zod.ts'

/** A product as its collection lists it. */
export const collectionProductSchema = z
  .object({ _id: idSchema, name: z.string(), price: moneySchema, images: z.array(imageSchema) })
  .meta({ id: 'CollectionProduct' })

/** A collection in a response. */
export const collectionSchema = z
  .object({
    _id: idSchema,
    ...itemFields,
    productIds: z.array(collectionProductSchema).describe('The products in it, populated.'),
    coverImage: imageSchema.nullable(),
  })
  .meta({ id: 'Collection' })
