import { expect, test } from 'vitest'
import { failureReason } from './failure-reason.ts'

const connection = 'Please check your connection and try again.'
const unknown = 'Something went wrong. Please try again.'
const serverMessage = 'The shop is not available at the moment. Please try again.'

/** A failure of the API client. */
const failed = (fields: object) => Object.assign(new Error('products failed'), fields)

test.each([
  ['a request without a response', failed({ status: null }), connection],
  ['a client that could not be fetched offline', failed({ isOffline: true }), connection],
  ['a chunk that could not be fetched', new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), connection],
  ['a response with a message', failed({ status: 503, serverMessage }), serverMessage],
  ['a response without a message', failed({ status: 502 }), unknown],
  ['an error of the page', new TypeError('undefined is not a function'), unknown],
  ['no error at all', null, unknown],
])('a page that cannot be shown names the reason: %s', (_, error, reason) => {
  expect(failureReason(error)).toBe(reason)
})
