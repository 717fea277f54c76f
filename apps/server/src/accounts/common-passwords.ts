import { readFileSync } from 'node:fs'

/*
 * The 3,000 commonest passwords that could fit the rule of passwords when case is left aside: at least 8 characters with a
 * digit and two letters. Commonest first. From @zxcvbn-ts/language-common 4.1.3 (MIT, https://github.com/zxcvbn-ts/zxcvbn).
 */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Said of a password that many people use. */
export const commonPasswordMessage = 'This password is too common. Please choose another one.'

/** Whether a password is among the 3,000 commonest, whatever the case of its letters: `Password1` is as easy to guess. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
