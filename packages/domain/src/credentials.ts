import { limits } from './limits.ts'

/**
 * The rule of each field of a credential beside the sentence that explains it. Patterns are written so that a
 * field can use `pattern.source` as its `pattern` attribute, which browsers read with the flag v. There the signs
 * & - / ` { | } of a class need an escape that other readers call useless: they are written by their numbers.
 */
export const emailRule = {
  pattern:
    /^[A-Za-z0-9.!#$%\x26'*+\x2f=?^_\x60\x7b\x7c\x7d~\x2d]+@[A-Za-z0-9](?:[A-Za-z0-9\x2d]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9\x2d]{0,61}[A-Za-z0-9])?)+$/,
  hint: 'Enter valid email address',
} as const

/** At least 8 characters with a digit, a lowercase letter and an uppercase letter. */
export const passwordRule = {
  pattern: /^(?=[\s\S]*\d)(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])[\s\S]{8,}$/,
  hint: 'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
  resetHint: 'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.',
} as const

/** Digits only, 10 to 14 of them. */
export const phoneRule = {
  pattern: /^\d{10,14}$/,
  hint: 'Must be at least 10 digits',
} as const

/** The sentences of the screens that set a new password. */
export const passwordSentences = {
  tokenMissing: 'Password reset token is missing.',
  fieldsMissing: 'Please fill in both password fields.',
  mismatch: 'New passwords do not match.',
  tooShort: 'New password must be at least 6 characters long.',
} as const

/** Whether a text is an e-mail address: the pattern, and no longer than mail allows. */
export function isEmail(text: string): boolean {
  return text.length <= limits.emailMaximum && emailRule.pattern.test(text)
}

/**
 * What is wrong with a new password and its confirmation, as a sentence, or null. The checks come in the order of the
 * specification; the field's own pattern (`passwordRule`) applies as well and is checked by the field and the server.
 */
export function newPasswordProblem(newPassword: string, confirmation: string): string | null {
  if (newPassword === '' || confirmation === '') return passwordSentences.fieldsMissing
  if (newPassword !== confirmation) return passwordSentences.mismatch
  if (newPassword.length < limits.passwordCheckMinimum) return passwordSentences.tooShort
  return null
}
