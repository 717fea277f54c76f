import type { Profile, User } from '@shop/api'
import { newPasswordProblem } from '@shop/domain'
import { email, optional, password, phone, required } from '../form/checks.ts'
import type { Checks, Problems, Values } from '../form/form.ts'
import type { Identity } from '../identity.ts'
import type { DetailsField, PasswordField, ProfileContext, ProfileForm } from './profile.types.ts'

/** Name and e-mail are required, the phone number may be left out. */
export const detailsChecks: Checks<DetailsField> = { username: required('Name'), email, phoneNumber: optional(phone) }

/** Old, new and confirmation follow the same pattern. */
export const passwordChecks: Checks<PasswordField> = {
  oldPassword: password(),
  newPassword: password(),
  confirmation: password(),
}

/** What is known of the profile of a person; of nobody for null. */
export function profileOf(user: User | null): ProfileContext {
  return { user, details: untouched(detailsOf(user)), passwords: noPasswords }
}

/** The fields of Change Password, empty. */
export const noPasswords: ProfileForm<PasswordField> = untouched({ oldPassword: '', newPassword: '', confirmation: '' })

/** Edit Profile as the account has it. */
export function detailsAsSaved({ user }: Pick<ProfileContext, 'user'>): ProfileForm<DetailsField> {
  return untouched(detailsOf(user))
}

/** Whether something stands in Edit Profile that the account does not say. */
export function isDraft({ user, details }: Pick<ProfileContext, 'user' | 'details'>): boolean {
  const saved = detailsOf(user)
  return Object.entries(saved).some(([field, text]) => details.values[field as DetailsField] !== text)
}

/** The profile after the account changed elsewhere: the fields follow it, unless the person is changing them. */
export function refreshed(context: ProfileContext, user: User): Partial<ProfileContext> {
  return isDraft(context) ? { user } : { user, details: { ...context.details, values: detailsOf(user) } }
}

/** The customer behind an identity; null for visitors, guests and admins, who have no profile here. */
export function customerOf(identity: Identity): User | null {
  return identity.kind === 'customer' ? identity.user : null
}

/** What Save Changes sends: every field without the spaces around it. */
export function savedFields({ username, email: address, phoneNumber }: Values<DetailsField>): Required<Profile> {
  return { username: username.trim(), email: address.trim(), phoneNumber: phoneNumber.trim() }
}

/**
 * What the script checks say about a new password: it differs from its confirmation, or is under 6. Null for none, and
 * while a field is empty: that is for the pattern.
 */
export function scriptProblem({ newPassword, confirmation }: Values<PasswordField>): string | null {
  return newPassword === '' || confirmation === '' ? null : newPasswordProblem(newPassword, confirmation)
}

function detailsOf(user: User | null): Values<DetailsField> {
  return { username: user?.username ?? '', email: user?.email ?? '', phoneNumber: user?.phoneNumber ?? '' }
}

function untouched<Field extends DetailsField | PasswordField>(values: Values<Field>): ProfileForm<Field> {
  const problems: Problems<Field> = {} as Problems<Field>
  return { values, problems, problem: null }
}
