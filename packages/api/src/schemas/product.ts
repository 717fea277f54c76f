import { categorySchema, itemFields } from './catalogue-fields.ts'
import { idSchema } from './ids.ts'
import { imageSchema } from './image.ts'
import { z } from './zod.ts'

/** The size of an item. */
export const dimensionsSchema = z
  .object({ width: z.number().positive(), depth: z.number().positive(), height: z.number().positive() })
  .meta({ id: 'Dimensions', description: 'Centimetres.' })

/** A product as answers carry it. */
export const productSchema = z
  .object({
    _id: idSchema,
    ...itemFields,
    category: categorySchema,
    collectionId: z.object({ _id: idSchema, name: z.string() }).nullable().describe('The collection that the product is in.'),
    images: z.array(imageSchema).describe('The first one is the cover.'),
    dimensions: dimensionsSchema.nullable(),
  })
  .meta({ id: 'Product' })
