import { newPasswordProblem, passwordRule } from '@shop/domain'
import { password } from '../form/checks.ts'
import type { Checks, Values } from '../form/form.ts'
import type { ResetContext, ResetField, ResetInput } from './reset.types.ts'

export function firstContext({ token = '' }: ResetInput): ResetContext {
  return { token: token.trim(), values: { newPassword: '', confirmation: '' }, problems: {}, problem: null }
}

/** The check of the new password, with the hint of this screen. */
export const resetChecks: Checks<ResetField> = { newPassword: password(passwordRule.resetHint) }

/**
 * The message about the first rule that the passwords break: a field is empty, the two differ, or the new one has fewer than 6
 * characters. Null when they break none.
 */
export function passwordProblem({ newPassword, confirmation }: Values<ResetField>): string | null {
  return newPasswordProblem(newPassword, confirmation)
}
