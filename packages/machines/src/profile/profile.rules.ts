import type { Profile, User } from '@shop/api'
import { newPasswordProblem } from '@shop/domain'
import { isDenial, isNotDone, isRefused, saveFailureSentence } from '../failures.ts'
import { email, optional, password, phone, required } from '../form/checks.ts'
import { problemsFromServer } from '../form/form.ts'
import type { Checks, Problems, Values } from '../form/form.ts'
import { profileMessages } from './profile.messages.ts'
import type { DetailsField, PasswordField, ProfileContext, ProfileForm } from './profile.types.ts'

/** The checks of Edit Profile: name and email are required, the phone number is optional. */
export const detailsChecks: Checks<DetailsField> = { username: required('Name'), email, phoneNumber: optional(phone) }

/** The checks of Change Password: all three passwords have the same pattern. */
export const passwordChecks: Checks<PasswordField> = {
  oldPassword: password(),
  newPassword: password(),
  confirmation: password(),
}

/** The initial context for the profile of a user; null means that nobody is signed in. */
export function profileOf(user: User | null): ProfileContext {
  return {
    user,
    details: untouched(detailsOf(user)),
    passwords: noPasswords,
    isChangeUncertain: false,
    isDeletionUncertain: false,
  }
}

/** The empty form of Change Password. */
export const noPasswords: ProfileForm<PasswordField> = untouched({ oldPassword: '', newPassword: '', confirmation: '' })

/** The form of Edit Profile with the values of the account. */
export function detailsAsSaved({ user }: Pick<ProfileContext, 'user'>): ProfileForm<DetailsField> {
  return untouched(detailsOf(user))
}

/** Whether Edit Profile differs from the account. */
export function isDraft({ user, details }: Pick<ProfileContext, 'user' | 'details'>): boolean {
  const saved = detailsOf(user)
  return Object.entries(saved).some(([field, text]) => details.values[field as DetailsField] !== text)
}

/** The profile after the account changed elsewhere: its fields follow, unless the user is editing them. */
export function refreshed(context: ProfileContext, user: User): Partial<ProfileContext> {
  return isDraft(context) ? { user } : { user, details: { ...context.details, values: detailsOf(user) } }
}

/** The payload of Save Changes: every field, trimmed. */
export function savedFields({ username, email: address, phoneNumber }: Values<DetailsField>): Required<Profile> {
  return { username: username.trim(), email: address.trim(), phoneNumber: phoneNumber.trim() }
}

/**
 * The message about a new password that differs from its confirmation or has fewer than 6 characters. Null otherwise, and
 * while a field is empty, since the pattern check covers that.
 */
export function passwordProblem(passwords: Values<PasswordField>): string | null {
  return passwords.newPassword === '' || passwords.confirmation === '' ? null : newPasswordProblem(passwords)
}

/**
 * Change Password after a failed try. When the old password is wrong after a try without a response, that try may have replaced it:
 * the message says that the new one may already be set.
 */
export function afterFailedChange(
  { passwords: { values }, isChangeUncertain }: ProfileContext,
  error: unknown,
): Partial<ProfileContext> {
  const problems = problemsFromServer(error, values)
  const isExplained = isChangeUncertain && isDenial(error) && problems.oldPassword !== undefined
  const reason = saveFailureSentence(error, profileMessages.passwordFailed)
  const problem = isExplained ? `${reason} ${profileMessages.passwordMayBeChanged}` : reason
  return {
    passwords: { values, problems: isExplained ? { ...problems, oldPassword: problem } : problems, problem },
    isChangeUncertain: isChangeUncertain || !isNotDone(error),
  }
}

/**
 * Whether the account may be deleted after a failed deletion: this try or an earlier one got no response. A server that refuses the
 * deletion found the account.
 */
export function mayBeDeleted({ isDeletionUncertain }: ProfileContext, error: unknown): boolean {
  return !isRefused(error) && (isDeletionUncertain || !isNotDone(error))
}

function detailsOf(user: User | null): Values<DetailsField> {
  return { username: user?.username ?? '', email: user?.email ?? '', phoneNumber: user?.phoneNumber ?? '' }
}

function untouched<Field extends DetailsField | PasswordField>(values: Values<Field>): ProfileForm<Field> {
  const problems: Problems<Field> = {} as Problems<Field>
  return { values, problems, problem: null }
}
