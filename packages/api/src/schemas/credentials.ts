import {
  accountSentences,
  emailRule,
  isEmail,
  isPersonName,
  limits,
  passwordRule,
  passwordSentences,
  personNameRule,
  phoneRule,
} from '@shop/domain'
import { privateMarks } from './private-marks.ts'
import { requiredText, text } from './texts.ts'

/** An email address; outer spaces are removed. */
export const emailSchema = requiredText('Email', limits.emailMaximum)
  .refine(isEmail, emailRule.hint)
  .register(privateMarks, { kind: 'email' })

/** A phone number: digits only. */
export const phoneSchema = requiredText(accountSentences.phoneNumber, 100)
  .regex(phoneRule.pattern, phoneRule.hint)
  .register(privateMarks, { kind: 'phone' })

/** The name of the sender of a message, or of an account from before `personNameSchema`. */
export const nameSchema = requiredText('Name', limits.nameMaximum)

/** The name in a new account. */
export const personNameSchema = nameSchema.refine((name) => name === '' || isPersonName(name), personNameRule.hint)

/** An existing password. It is only compared and has no format rules, so that every wrong password gets the same response. */
export const anyPasswordSchema = text('Password', limits.passwordMaximum)
  .min(1, 'Password is required.')
  .register(privateMarks, { kind: 'password' })

/** A new password, checked against the pattern of the form field. */
export const passwordSchema = text('Password', limits.passwordMaximum)
  .regex(passwordRule.pattern, passwordRule.hint)
  .register(privateMarks, { kind: 'password' })

/** A replacement password. Both rules about its length apply, and the message of the shorter length comes first. */
export const newPasswordSchema = text('New password', limits.passwordMaximum)
  .min(limits.passwordCheckMinimum, { error: passwordSentences.tooShort, abort: true })
  .regex(passwordRule.pattern, passwordRule.hint)
  .register(privateMarks, { kind: 'password' })
