import { DrizzleQueryError } from './drizzle.ts'

const codes = { 'foreign key': '23503', unique: '23505' } as const

/** Whether a statement violated a constraint of this kind. */
export function isViolation(error: unknown, kind: keyof typeof codes): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && (cause as { code?: string }).code === codes[kind]
}
