import type { Acceptance } from '@shop/api'
import { passwordRule } from '@shop/domain'
import { password, personName } from '../form/checks.ts'
import type { Checks, Values } from '../form/form.ts'
import type { InvitationContext, InvitationField, InvitationInput } from './invitation.types.ts'

/** The check of the name, which is shown together with a problem of the two passwords. */
export const nameCheck: Checks<InvitationField> = { username: personName }

/** The checks of the form. The confirmation is compared by `newPasswordProblem`. */
export const invitationChecks: Checks<InvitationField> = {
  ...nameCheck,
  newPassword: password(passwordRule.resetHint),
}

export function firstInvitation({ token }: InvitationInput): InvitationContext {
  const values = { username: '', newPassword: '', confirmation: '' }
  return { token, invitation: null, values, problems: {}, problem: null }
}

/** The payload of the form: the name is trimmed, the password is not. */
export function acceptanceOf({ username, newPassword }: Values<InvitationField>): Acceptance {
  return { username: username.trim(), newPassword }
}
