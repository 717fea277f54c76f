import { isStorableText } from '@shop/domain'
import { z } from './zod.ts'

/** The message about a text with a NUL character or half of a surrogate pair. */
export const unstorableText = 'Remove the characters that cannot be stored.'

/** A text of at most `maximum` characters that the database can store. `label` names it in messages. */
export function text(label: string, maximum: number, missing = `${label} is required.`) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? missing : `${label} must be a text.`),
    })
    .max(maximum, `${label} must be at most ${maximum} characters.`)
    .refine(isStorableText, unstorableText)
}

/** A text with at least one character that is not a space. Outer spaces are removed. */
export function requiredText(label: string, maximum: number, missing = `${label} is required.`) {
  return text(label, maximum, missing).trim().min(1, missing)
}

/** A text that may be missing: null and a text of only spaces count as none. Outer spaces are removed. */
export function optionalText(label: string, maximum: number) {
  return text(label, maximum)
    .transform((value) => value.trim() || null)
    .nullable()
    .default(null)
}
