import { emailRule, isEmail, passwordRule, phoneRule } from '@shop/domain'
import type { Check } from './form.ts'

/** The field must hold more than spaces. The sentence is the one that the server has for it. */
export function required(label: string): Check {
  return (text) => (text.trim() === '' ? `${label} is required.` : null)
}

/** The field must hold an e-mail address; spaces around it mean nothing. */
export const email: Check = (text) => (isEmail(text.trim()) ? null : emailRule.hint)

/** The field must hold 10 to 14 digits; spaces around them mean nothing. */
export const phone: Check = (text) => (phoneRule.pattern.test(text.trim()) ? null : phoneRule.hint)

/** The field may be empty, or must pass the check. */
export function optional(check: Check): Check {
  return (text) => (text.trim() === '' ? null : check(text))
}

/** The field must hold a password that keeps the pattern. The reset screen has a sentence of its own. */
export function password(hint: string = passwordRule.hint): Check {
  return (text) => (passwordRule.pattern.test(text) ? null : hint)
}
