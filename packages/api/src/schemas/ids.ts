import { detailSentences, isId } from '@shop/domain'
import { z } from './zod.ts'

/** The id of a record in an answer. */
export const idSchema = z.string().refine(isId, 'This is not an id.').meta({ format: 'uuid', description: 'A UUID, version 7.' })

function pathIds(notFound: string) {
  return z.object({ id: z.string().refine(isId, notFound).meta({ format: 'uuid' }) })
}

/** The path parameter of calls about one product. A malformed id is answered like an unknown one: 404, same sentence. */
export const productParams = pathIds(detailSentences.productNotFound)

/** The path parameter of calls about one collection. */
export const collectionParams = pathIds(detailSentences.collectionNotFound)
