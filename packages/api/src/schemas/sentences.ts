import type { z } from './zod.ts'

/** What a schema says about a value, for tests: a line of path and sentence for each issue, none when it is accepted. */
export function sentencesOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
