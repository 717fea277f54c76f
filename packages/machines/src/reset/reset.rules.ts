import { passwordRule } from '@shop/domain'
import { password } from '../form/checks.ts'
import type { Checks } from '../form/form.ts'
import type { ResetContext, ResetField, ResetInput } from './reset.types.ts'

export function firstContext({ token = '' }: ResetInput): ResetContext {
  return { token: token.trim(), values: { newPassword: '', confirmation: '' }, problems: {}, problem: null }
}

/** The check of the new password, with the hint of this screen. */
export const resetChecks: Checks<ResetField> = { newPassword: password(passwordRule.resetHint) }
