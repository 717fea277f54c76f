import { describe, expect, test } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

describe('a cookie', () => {
  test.each([
    ['session=abc', 'abc'],
    ['theme=dark; session=abc; x=1', 'abc'],
    ['session=abc; session=def', 'abc'],
    ['other-session=abc', null],
    ['session', null],
    ['session=', ''],
    ['a==b; session=a=b', 'a=b'],
    [undefined, null],
  ])('of the header %j has the value %j', (header, value) => {
    expect(readCookie(header, 'session')).toBe(value)
  })

  test('is out of reach for scripts and for other sites', () => {
    const cookie = { name: 'session', value: 'abc', maxAge: 60 }
    expect(writeCookie({ ...cookie, secure: false })).toBe('session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
    expect(writeCookie({ ...cookie, secure: true })).toBe('session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure')
  })
})
