import { readFileSync } from 'node:fs'

/*
 * The 3,000 most common passwords that fit the password rule when case is ignored: at least 8 characters with a digit and two
 * letters. Most common first. From @zxcvbn-ts/language-common 4.1.3 (MIT, https://github.com/zxcvbn-ts/zxcvbn).
 */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** The message for a common password. */
export const commonPasswordMessage = 'This password is too common. Please choose another one.'

/** Whether a password is one of the 3,000 most common, ignoring case: `Password1` is just as easy to guess. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
