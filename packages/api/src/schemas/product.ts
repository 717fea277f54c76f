import { categorySchema, itemFields } from './catalogue-fields.ts'
import { idSchema } from './ids.ts'
import { imageSchema } from './image.ts'
import type { productPayloadFields } from './product-payload.ts'
import { z } from './zod.ts'

/** The size of an item. */
export const dimensionsSchema = z
  .object({ width: z.number().positive(), depth: z.number().positive(), height: z.number().positive() })
  .meta({ id: 'Dimensions', description: 'Centimetres.' })

/** How long it takes to make a product. */
const leadTimeSchema = z
  .object({ minimum: z.int().positive(), maximum: z.int().positive() })
  .meta({ id: 'LeadTime', description: 'Whole weeks.' })

type OwnField = Exclude<keyof typeof productPayloadFields, keyof typeof itemFields>

/** The fields that a product has and a collection does not. It fails to compile while a field of the form is missing. */
const productFields = {
  category: categorySchema,
  collectionId: z.object({ _id: idSchema, name: z.string() }).nullable().describe('The collection that the product is in.'),
  images: z.array(imageSchema).describe('The first one is the cover.'),
  dimensions: dimensionsSchema.nullable(),
  leadTimeWeeks: leadTimeSchema.nullable(),
  material: z.string().nullable().describe('What it is made of, as in the filter by material.'),
} satisfies Record<OwnField, z.ZodType>

/** A product in a response. */
export const productSchema = z
  .object({
    _id: idSchema,
    ...itemFields,
    ...productFields,
  })
  .meta({ id: 'Product' })
