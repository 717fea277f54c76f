import { detailSentences, isId } from '@shop/domain'
import { z } from './zod.ts'

/** The id of a record in a response. */
export const idSchema = z.string().refine(isId, 'This is not an id.').meta({ format: 'uuid', description: 'A UUID.' })

/** The id of a record in a request, in any letter case. Its value is in lower case, as records have it. */
export function recordId(invalid: string) {
  return z.string().refine(isId, invalid).toLowerCase().meta({ format: 'uuid' })
}

/** The path parameter of endpoints about one record. A malformed id gets the same 404 as an unknown one. */
export function pathIds(notFound: string) {
  return z.object({ id: recordId(notFound) })
}

/** The path parameter of endpoints about one product. */
export const productParams = pathIds(detailSentences.productNotFound)

/** The path parameter of endpoints about one collection. */
export const collectionParams = pathIds(detailSentences.collectionNotFound)

/** The id that a browser makes, so that something that is sent twice is stored once. */
export function browserId(name: string) {
  return z
    .string(`The id of the ${name} is required.`)
    .regex(/^[\w:-]{1,64}$/, `The id of a ${name} has 1 to 64 letters, digits, colons and hyphens.`)
}
