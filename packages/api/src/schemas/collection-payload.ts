import { clearUncheckedMarks, collectionSentences, limits } from '@shop/domain'
import { invalidImage, imagePayloadSchema } from './image.ts'
import { checkItem, itemPayloadFields } from './item-payload.ts'
import { text } from './texts.ts'
import { recordId } from './ids.ts'
import { z } from './zod.ts'

type CollectionSentences = (typeof collectionSentences)['adding' | 'editing']

/** A collection as its form sends it, with at least one product and a cover. */
function collectionPayload(sentences: CollectionSentences) {
  return z
    .object({
      ...itemPayloadFields,
      items: text('Items', limits.itemsMaximum).default(''),
      productIds: z
        .array(recordId('Each product must be an id.'), sentences.productsMissing)
        .min(1, sentences.productsMissing)
        .max(limits.linesMaximum, `A collection holds at most ${limits.linesMaximum} products.`),
      coverImage: z.discriminatedUnion('isNew', imagePayloadSchema.options, { error: coverError(sentences) }),
    })
    .superRefine(checkItem('Collection', sentences.descriptionMissing))
    .transform(clearUncheckedMarks)
}

function coverError({ coverMissing }: CollectionSentences) {
  return (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null ? coverMissing : invalidImage
}

/** The body of `addCollection`. */
export const newCollectionSchema = collectionPayload(collectionSentences.adding)

/** The body of `updateCollection`. */
export const changedCollectionSchema = collectionPayload(collectionSentences.editing)
