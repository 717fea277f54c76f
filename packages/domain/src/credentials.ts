import { limits } from './limits.ts'

/**
 * The pattern of each credential field together with its hint. A field uses `pattern.source` as its `pattern` attribute,
 * which browsers read with the flag v. That flag requires an escape for & - / ` { | } in a class, which linters call useless,
 * so the patterns use their character codes.
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

/**
 * The name in an account: one line of letters, accents, spaces, apostrophes, hyphens and dots. Names come from strangers, so there
 * is no room in one for a link or a message.
 */
export const personNameRule = {
  pattern: /^(?=.*\p{L})[\p{L}\p{M} '’.\x2d]+$/u,
  hint: 'Please use only letters, spaces, apostrophes, hyphens and dots in your name, and at most 80 characters.',
} as const

/** The messages of the screens that set a new password. */
export const passwordSentences = {
  tokenMissing: 'Password reset token is missing.',
  fieldsMissing: 'Please fill in both password fields.',
  mismatch: 'New passwords do not match.',
  tooShort: 'New password must be at least 6 characters long.',
} as const

/** Whether a text is an email address: it matches the pattern and is no longer than the mail standard allows. */
export function isEmail(text: string): boolean {
  return text.length <= limits.emailMaximum && emailRule.pattern.test(text)
}

/** Whether a text can be the name in an account. Accounts from before this rule may have other names. */
export function isPersonName(text: string): boolean {
  return text.length <= limits.personNameMaximum && personNameRule.pattern.test(text)
}

/** A new password, typed twice. */
interface NewPassword {
  readonly newPassword: string
  readonly confirmation: string
}

/**
 * The message about a new password and its confirmation, or null when both are fine. The checks come in the order of the
 * specification; the field and the server also check the pattern (`passwordRule`).
 */
export function newPasswordProblem({ newPassword, confirmation }: NewPassword): string | null {
  if (newPassword === '' || confirmation === '') return passwordSentences.fieldsMissing
  if (newPassword !== confirmation) return passwordSentences.mismatch
  if (newPassword.length < limits.passwordCheckMinimum) return passwordSentences.tooShort
  return null
}
