import { describe, expect, test } from 'vitest'
import { acceptedEncoding, isCompressible } from './encodings.ts'

describe('the encoding of a response', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('the encoding of a response for %s is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('isCompressible', () => {
  test.each(['text/html; charset=utf-8', 'application/json', 'image/svg+xml', 'text/css'])('accepts %s', (type) => {
    expect(isCompressible(type)).toBe(true)
  })
  test.each(['image/avif', 'font/woff2', 'application/octet-stream', ''])('rejects %s', (type) => {
    expect(isCompressible(type)).toBe(false)
  })
})
