import { emailRule, isEmail, isPersonName, passwordRule, personNameRule, phoneRule } from '@shop/domain'
import type { Check } from './form.ts'

/** The field must contain more than spaces. The message is the same as the server's. */
export function required(label: string): Check {
  return (text) => (text.trim() === '' ? `${label} is required.` : null)
}

/** The field must contain the name of a person; outer spaces are ignored. */
export const personName: Check = (text) => required('Name')(text) ?? (isPersonName(text.trim()) ? null : personNameRule.hint)

/** The field must contain an email address; outer spaces are ignored. */
export const email: Check = (text) => (isEmail(text.trim()) ? null : emailRule.hint)

/** The field must contain 10 to 14 digits; outer spaces are ignored. */
export const phone: Check = (text) => (phoneRule.pattern.test(text.trim()) ? null : phoneRule.hint)

/** The field is empty or passes the check. */
export function optional(check: Check): Check {
  return (text) => (text.trim() === '' ? null : check(text))
}

/** The field must contain a password that matches the pattern. The reset screen has its own message. */
export function password(hint: string = passwordRule.hint): Check {
  return (text) => (passwordRule.pattern.test(text) ? null : hint)
}
