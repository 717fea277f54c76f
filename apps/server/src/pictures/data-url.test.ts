import { describe, expect, test } from 'vitest'
import { readDataUrl } from './data-url.ts'

describe('readDataUrl', () => {
  test.each([1, 2, 3, 4, 1000])('decodes a data URL to its original %i bytes', (length) => {
    const bytes = Buffer.alloc(length, 'chair')
    expect(readDataUrl(`data:image/png;base64,${bytes.toString('base64')}`)).toEqual(bytes)
    expect(readDataUrl(`data:image/jpeg;base64,${bytes.toString('base64').replaceAll('=', '')}`)).toEqual(bytes)
  })

  test.each([
    ['without content', 'data:image/png;base64,'],
    ['with other characters than base64 has', 'data:image/png;base64,AAA*AAAA'],
    ['of a text', 'data:text/html;base64,AAAA'],
    ['that is not in base64', 'data:image/svg+xml,<svg/>'],
    ['without a comma', 'data:image/png;base64'],
    ['that is an address', 'https://shop.example/media/chair.jpg'],
  ])("rejects a picture's URL %s", (_, url) => {
    expect(readDataUrl(url)).toBeNull()
  })
})
