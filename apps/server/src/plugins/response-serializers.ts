import { isDeepStrictEqual } from 'node:util'
import type { FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'

/**
 * Serialises responses without checking them. The repositories build them field by field, so they contain nothing unintended,
 * and checking each would cost more than building it.
 */
export const plainSerializer: FastifySerializerCompiler<z.ZodType> = () => JSON.stringify

/** Checks every response against its schema and throws when a field is wrong, missing or unexpected. For tests. */
export const checkingSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema, url }) =>
  (response) => {
    const read = schema.safeParse(response)
    if (!read.success) throw new Error(`The response of ${url} does not match its schema: ${read.error.message}`)
    if (!isDeepStrictEqual(read.data, response))
      throw new Error(`The response of ${url} has fields that its schema does not have.`)
    return JSON.stringify(response)
  }
