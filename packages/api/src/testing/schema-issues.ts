import type { z } from '../schemas/zod.ts'

/** The issues of a value: a line of path and message for each; empty when the value is valid. */
export function issuesOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
