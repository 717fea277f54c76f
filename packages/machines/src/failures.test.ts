import { describe, expect, it } from 'vitest'
import { failureSentence, isDenial, isSessionEnd, issuesOf, statusOf } from './failures.ts'

describe('A failure', () => {
  it('has the status of the response, or none', () => {
    expect(statusOf({ status: 500 })).toBe(500)
    expect([{ status: null }, new TypeError('fetch failed'), 'nothing', null].map(statusOf)).toEqual([null, null, null, null])
  })

  it('ends the session with 401 and denies with 403', () => {
    expect([401, 403, 500].map((status) => isSessionEnd({ status }))).toEqual([true, false, false])
    expect([401, 403, 500].map((status) => isDenial({ status }))).toEqual([false, true, false])
  })

  it("has the server's message, else a general one", () => {
    expect(failureSentence({ serverMessage: 'The shop is closed for a moment.' })).toBe('The shop is closed for a moment.')
    expect(failureSentence(new TypeError('fetch failed'))).toBe('Something went wrong. Please try again.')
  })

  it('has the messages about fields, and drops empty ones', () => {
    const issue = { path: 'price', message: 'Price must be a non-negative number.' }
    expect(issuesOf({ issues: [issue, null, 'price', { path: 'name' }, { path: 1, message: 'x' }] })).toEqual([issue])
    expect([{}, null, { issues: 'price' }].map(issuesOf)).toEqual([[], [], []])
  })
})
