import { describe, expect, it } from 'vitest'
import { failureSentence, isDenial, isNotDone, isSessionEnd, issuesOf, statusOf } from './failures.ts'

describe('A failure', () => {
  it('reads the status of a failure, or null without a response', () => {
    expect(statusOf({ status: 500 })).toBe(500)
    expect([{ status: null }, new TypeError('fetch failed'), 'nothing', null].map(statusOf)).toEqual([null, null, null, null])
  })

  it('recognises 401 as the end of the session and 403 as a denial', () => {
    expect([401, 403, 500].map((status) => isSessionEnd({ status }))).toEqual([true, false, false])
    expect([401, 403, 500].map((status) => isDenial({ status }))).toEqual([false, true, false])
  })

  it('knows from the response of the shop, but not of a gateway, that nothing was done', () => {
    expect([400, 429, 500, 503].every((status) => isNotDone({ status }))).toBe(true)
    expect([{ status: 502 }, { status: 504 }, { status: null }, new TypeError('fetch failed')].some(isNotDone)).toBe(false)
  })

  it("uses the server's message about a failure, else a general one", () => {
    expect(failureSentence({ serverMessage: 'The shop is closed for a moment.' })).toBe('The shop is closed for a moment.')
    expect(failureSentence(new TypeError('fetch failed'))).toBe('Something went wrong. Please try again.')
  })

  it("reads the server's messages about fields, and drops empty ones", () => {
    const issue = { path: 'price', message: 'Price must be a non-negative number.' }
    expect(
      issuesOf({ issues: [issue, null, 'price', { path: 'name' }, { path: 1, message: 'x' }, { path: 'name', message: 1 }] }),
    ).toEqual([issue])
    expect([{}, null, { issues: 'price' }].map(issuesOf)).toEqual([[], [], []])
  })
})
