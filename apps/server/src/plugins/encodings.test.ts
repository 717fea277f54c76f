import { describe, expect, test } from 'vitest'
import { acceptedEncoding, compressBody, isCompressible } from './encodings.ts'

describe('acceptedEncoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('for the accepted encodings "%s" the response is encoded as %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('compressBody', () => {
  test.each(['br', 'gzip'] as const)('a body compressed as %s keeps no more memory than its own bytes', async (encoding) => {
    const compressed = await compressBody(Buffer.from('Lagos '.repeat(1000)), encoding)
    expect(compressed.buffer.byteLength).toBe(compressed.length)
  })
})

describe('isCompressible', () => {
  test.each(['text/html; charset=utf-8', 'application/json', 'image/svg+xml', 'text/css'])(
    'responses of the type %s can be compressed',
    (type) => {
      expect(isCompressible(type)).toBe(true)
    },
  )
  test.each(['image/avif', 'font/woff2', 'application/octet-stream', ''])(
    'responses of the type "%s" are not compressed',
    (type) => {
      expect(isCompressible(type)).toBe(false)
    },
  )
})
