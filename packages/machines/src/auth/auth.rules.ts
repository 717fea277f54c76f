import type { LogIn } from '@shop/api'
import { email, password, phone, required } from '../form/checks.ts'
import type { Checks, Values } from '../form/form.ts'
import type { AuthContext, AuthField, AuthInput, NewAccount } from './auth.types.ts'

/** Forms in which nothing is typed. */
export const nothingTyped: Values<AuthField> = { fullName: '', email: '', phoneNumber: '', password: '' }

/** What is known at the start. */
export function firstContext({ user }: AuthInput): AuthContext {
  return { user, expired: null, values: nothingTyped, problems: {} }
}

/** The login form asks for the pattern of passwords, as the specification says. */
export const signInChecks: Checks<AuthField> = { email, password: password() }

/** An admin's password was set by the owner in whatever form: it only has to be there. */
export const adminSignInChecks: Checks<AuthField> = { email, password: required('Password') }

/** The sign-up form. */
export const signUpChecks: Checks<AuthField> = {
  fullName: required('Name'),
  email,
  phoneNumber: phone,
  password: password(),
}

/** Reset Your Password asks for the e-mail alone. */
export const resetLinkChecks: Checks<AuthField> = { email }

/** What the login forms send: spaces around the e-mail are left out, the password stays as it is. */
export function credentialsOf({ email: address, password: secret }: Values<AuthField>): LogIn {
  return { email: address.trim(), password: secret }
}

/** What the sign-up form sends: a password keeps its spaces, the other fields lose those around them. */
export function newAccountOf({ fullName, email: address, phoneNumber, password: secret }: Values<AuthField>): NewAccount {
  return { fullName: fullName.trim(), email: address.trim(), phoneNumber: phoneNumber.trim(), password: secret }
}
