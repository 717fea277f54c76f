import { afterEach, describe, expect, it, vi } from 'vitest'
import { isReloadNeeded } from './loadPart.ts'

const inFirefox = new TypeError('error loading dynamically imported module: https://shop.example/assets/Menu-B3x.js')
const inChromium = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/Menu-B3x.js')
const inSafari = new TypeError('Importing a module script failed.')

describe('a part whose chunk has failed again', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    ['is there', inFirefox, 200, true],
    ['was replaced by a deployment', inChromium, 404, true],
    ['cannot be served now', inChromium, 502, false],
  ])('needs a reload of the page depending on whether the chunk %s', async (_, error, status, isNeeded) => {
    const request = vi.fn(async () => new Response(null, { status }))
    vi.stubGlobal('fetch', request)
    await expect(isReloadNeeded(error)).resolves.toBe(isNeeded)
    expect(request.mock.calls).toEqual([['https://shop.example/assets/Menu-B3x.js', { method: 'HEAD' }]])
  })

  it('needs no reload without a connection, where the reload would fail as well', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('NetworkError')))
    await expect(isReloadNeeded(inFirefox)).resolves.toBe(false)
  })

  it('needs no reload in Safari, which does not name the chunk and requests it again', async () => {
    await expect(isReloadNeeded(inSafari)).resolves.toBe(false)
  })
})
