import { passwordRule } from '@shop/domain'
import { serverMessageOf } from '@shop/api'
import { isNotDone, statusOf } from '../failures.ts'
import { password } from '../form/checks.ts'
import { problemsFromServer } from '../form/form.ts'
import type { Checks } from '../form/form.ts'
import { resetMessages } from './reset.messages.ts'
import type { ResetContext, ResetField, ResetInput } from './reset.types.ts'

export function firstContext({ token = '' }: ResetInput): ResetContext {
  return {
    token: token.trim(),
    values: { newPassword: '', confirmation: '' },
    problems: {},
    problem: null,
    isUncertain: false,
    isDead: false,
    mayBeReset: false,
  }
}

/**
 * The form after a failed try. A link works once, so a dead one (400) after a try without a response may have been used by that try:
 * the shopper learns that the new password may already work.
 */
export function afterFailure({ values, isUncertain }: ResetContext, error: unknown): Partial<ResetContext> {
  const isDead = statusOf(error) === 400
  const mayBeReset = isUncertain && isDead
  const reason = serverMessageOf(error) ?? resetMessages.failed
  return {
    problems: problemsFromServer(error, values),
    problem: mayBeReset ? `${reason} ${resetMessages.mayBeReset}` : reason,
    isUncertain: isUncertain || !isNotDone(error),
    isDead,
    mayBeReset,
  }
}

/** The check of the new password, with the hint of this screen. */
export const resetChecks: Checks<ResetField> = { newPassword: password(passwordRule.resetHint) }
