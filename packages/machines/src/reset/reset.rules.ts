import { newPasswordProblem, passwordRule } from '@shop/domain'
import { password } from '../form/checks.ts'
import type { Checks, Values } from '../form/form.ts'
import type { ResetContext, ResetField, ResetInput } from './reset.types.ts'

/** What is known at the start. */
export function firstContext({ token = '' }: ResetInput): ResetContext {
  return { token: token.trim(), values: { newPassword: '', confirmation: '' }, problems: {}, problem: null }
}

/** The pattern of the field, with the hint of this screen. */
export const resetChecks: Checks<ResetField> = { newPassword: password(passwordRule.resetHint) }

/** What the script checks say, in their order: a field is empty, the two differ, the new one is under 6. Null for none. */
export function scriptProblem({ newPassword, confirmation }: Values<ResetField>): string | null {
  return newPasswordProblem(newPassword, confirmation)
}
