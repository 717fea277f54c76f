import { isId } from '@shop/domain'
import { z } from './zod.ts'

/** The id of a record in an answer. */
export const idSchema = z.string().refine(isId, 'This is not an id.').describe('A UUID, version 7.')

/** The path parameter of calls about one record. A malformed id is answered like an unknown one: 404. */
export const idParams = z.object({ id: idSchema })
