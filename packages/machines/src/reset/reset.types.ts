import type { Problems, Values } from '../form/form.ts'

/** The two fields of the form. */
export type ResetField = 'newPassword' | 'confirmation'

export interface ResetInput {
  /** The token in the emailed link; undefined or empty when the address has none. */
  token: string | undefined
}

export interface ResetContext {
  token: string
  values: Values<ResetField>
  /** The messages about single fields. */
  problems: Problems<ResetField>
  /** Why the form was not sent, as a message; null without a problem. */
  problem: string | null
  /** Whether a try ended without a response, so that the password may have been reset. */
  isUncertain: boolean
  /** Whether the server has refused the link as used or too old: the page offers to request a new one. */
  isDead: boolean
  /** Whether the link may have been used by that try: the page offers to log in. */
  mayBeReset: boolean
}

export type ResetEvent =
  /** The user changed one or both fields. */
  | { type: 'fields.typed'; values: Partial<Values<ResetField>> }
  /** The user submitted the form. */
  | { type: 'reset.submitted' }

/** The tags for views: see the page about the machine. */
export type ResetTag = 'submitting' | 'toLogin' | 'toProfile' | 'toAdminLogin'
