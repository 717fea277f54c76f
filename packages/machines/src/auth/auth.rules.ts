import type { LogIn } from '@shop/api'
import { email, password, personName, phone, required } from '../form/checks.ts'
import { afterTyping } from '../form/form.ts'
import type { Checks, Values } from '../form/form.ts'
import type { AuthContext, AuthField, AuthInput, NewAccount } from './auth.types.ts'

/** The values of the empty forms. */
export const nothingTyped: Values<AuthField> = { fullName: '', email: '', phoneNumber: '', password: '' }

export function firstContext({ user }: AuthInput): AuthContext {
  return { user, expired: null, values: nothingTyped, problems: {}, problem: null, isSignUpUncertain: false }
}

/** The checks of the login form. It checks the pattern of passwords, as the specification requires. */
export const signInChecks: Checks<AuthField> = { email, password: password() }

/** The checks of the admin login form. The password is only required, because the owner may have set one in any format. */
export const adminSignInChecks: Checks<AuthField> = { email, password: required('Password') }

/** The checks of the sign-up form. */
export const signUpChecks: Checks<AuthField> = {
  fullName: personName,
  email,
  phoneNumber: phone,
  password: password(),
}

/** The checks of Reset Your Password, which only needs the email. */
export const resetLinkChecks: Checks<AuthField> = { email }

/** The forms after changes to some fields. Another email or password is another account. */
export function afterTypingAccount(context: AuthContext, typed: Partial<Values<AuthField>>): Partial<AuthContext> {
  const { values, problems } = afterTyping(context, typed)
  const isSame = values.email === context.values.email && values.password === context.values.password
  return { values, problems, problem: null, isSignUpUncertain: context.isSignUpUncertain && isSame }
}

/** The payload of the login forms: the email is trimmed, the password is not. */
export function credentialsOf({ email: address, password: secret }: Values<AuthField>): LogIn {
  return { email: address.trim(), password: secret }
}

/** The payload of the sign-up form: every field except the password is trimmed. */
export function newAccountOf({ fullName, email: address, phoneNumber, password: secret }: Values<AuthField>): NewAccount {
  return { fullName: fullName.trim(), email: address.trim(), phoneNumber: phoneNumber.trim(), password: secret }
}
