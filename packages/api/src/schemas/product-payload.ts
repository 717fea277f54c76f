import { categories, clearUncheckedMarks, itemSentences, leadTimeSentences, limits, parseCategory } from '@shop/domain'
import { imagePayloadSchema } from './image.ts'
import { checkItem, itemPayloadFields, listedName } from './item-payload.ts'
import { optionalText, requiredText } from './texts.ts'
import { recordId } from './ids.ts'
import { z } from './zod.ts'

const centimetres = (label: string) =>
  z
    .number(`${label} must be a number of centimetres.`)
    .positive({ error: `${label} must be greater than 0.`, abort: true })
    .min(0.1, `${label} must be at least 0.1 cm.`)
    .max(limits.dimensionMaximum, `${label} must be at most ${limits.dimensionMaximum} cm.`)

const weeks = (sentence: string) => z.int(sentence).min(1, sentence).max(limits.leadTimeMaximum, sentence)

/**
 * The fields of a product that its form saves. Declare a new field here first: the type check then reports every place that lacks
 * it. CONTRIBUTING.md has the recipe.
 */
export const productPayloadFields = {
  ...itemPayloadFields,
  items: requiredText('Items', limits.itemsMaximum, itemSentences.itemsMissing),
  category: listedName('Category', categories, parseCategory),
  collectionId: recordId('Collection must be an id.').nullable().default(null),
  images: z.array(imagePayloadSchema).max(limits.imagesMaximum, 'At most 10 images can be saved.').default([]),
  dimensions: z
    .object({ width: centimetres('Width'), depth: centimetres('Depth'), height: centimetres('Height') })
    .nullable()
    .default(null),
  leadTimeWeeks: z
    .object({ minimum: weeks(leadTimeSentences.shortestInvalid), maximum: weeks(leadTimeSentences.longestInvalid) })
    .refine(({ minimum, maximum }) => minimum <= maximum, { path: ['minimum'], error: leadTimeSentences.reversed })
    .nullable()
    .default(null),
  material: optionalText('Material', limits.materialMaximum),
}

/** A product as its form sends it. Values whose flag is not set are cleared. */
export const productPayloadSchema = z
  .object(productPayloadFields)
  .superRefine(checkItem('Product'))
  .transform(clearUncheckedMarks)
