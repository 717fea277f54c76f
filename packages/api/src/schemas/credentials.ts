import { accountSentences, emailRule, isEmail, limits, passwordRule, passwordSentences, phoneRule } from '@shop/domain'
import { privateMarks } from './private-marks.ts'
import { requiredText, text } from './texts.ts'

/** An e-mail address; outer spaces are removed. */
export const emailSchema = requiredText('Email', limits.emailMaximum)
  .refine(isEmail, emailRule.hint)
  .register(privateMarks, { kind: 'email' })

/** A phone number: digits only. */
export const phoneSchema = requiredText(accountSentences.phoneNumber, 100)
  .regex(phoneRule.pattern, phoneRule.hint)
  .register(privateMarks, { kind: 'phone' })

/** The name of an account's owner. */
export const nameSchema = requiredText('Name', limits.nameMaximum)

/** A password that is only compared: whatever it is, a wrong one is answered as wrong. */
export const anyPasswordSchema = text('Password', limits.passwordMaximum)
  .min(1, 'Password is required.')
  .register(privateMarks, { kind: 'password' })

/** A password that will be kept: the pattern of the fields. */
export const passwordSchema = text('Password', limits.passwordMaximum)
  .regex(passwordRule.pattern, passwordRule.hint)
  .register(privateMarks, { kind: 'password' })

/** A password that takes the place of another: both readings of its length apply, the shorter one's sentence first. */
export const newPasswordSchema = text('New password', limits.passwordMaximum)
  .min(limits.passwordCheckMinimum, { error: passwordSentences.tooShort, abort: true })
  .regex(passwordRule.pattern, passwordRule.hint)
  .register(privateMarks, { kind: 'password' })
