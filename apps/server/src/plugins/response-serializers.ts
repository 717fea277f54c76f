import { isDeepStrictEqual } from 'node:util'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'

/**
 * Writes answers as they are. The repositories make them field by field, so nothing is there that was not meant to be;
 * checking every answer again would cost more than making it.
 */
export const plainSerializer: FastifySerializerCompiler<z.ZodType> = () => JSON.stringify

/** Checks every answer against its schema and throws when a field is wrong, missing or too much. For tests. */
export const checkingSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, url }) =>
  (answer) => {
    const read = schema.safeParse(answer)
    if (!read.success) throw new Error(`The answer of ${url} does not fit its schema: ${read.error.message}`)
    if (!isDeepStrictEqual(read.data, answer)) throw new Error(`The answer of ${url} has fields that its schema has not.`)
    return JSON.stringify(answer)
  }
