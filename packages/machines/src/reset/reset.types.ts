import type { Problems, Values } from '../form/form.ts'

/** The two fields of the form. */
export type ResetField = 'newPassword' | 'confirmation'

/** What is told once, when the machine is made. */
export interface ResetInput {
  /** The token of the link that was sent by mail; absent or empty when the address has none. */
  token: string | undefined
}

/** What the machine knows. */
export interface ResetContext {
  token: string
  values: Values<ResetField>
  /** What is wrong with single fields. */
  problems: Problems<ResetField>
  /** Why the form was not taken, as a sentence; null while nothing is known against it. */
  problem: string | null
}

/** What can happen to the form. */
export type ResetEvent =
  /** Fields changed, one or both. */
  | { type: 'fields.typed'; values: Partial<Values<ResetField>> }
  /** The form was sent. */
  | { type: 'reset.submitted' }

/** What views read: see the page about the machine. */
export type ResetTag = 'submitting' | 'toLogin' | 'toProfile'
