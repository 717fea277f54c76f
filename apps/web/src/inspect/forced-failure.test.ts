import { createApiClient } from '@shop/api/client'
import { faultyFetch, isForcedFailure } from '@shop/inspector'
import { afterEach, describe, expect, it, vi } from 'vitest'

const origin = 'https://shop.example'
const fetch = faultyFetch(() => Promise.resolve(Response.json({})))
const client = createApiClient({ fetch, baseUrl: origin })

function choose(faults: object): void {
  const text = JSON.stringify(faults)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('localStorage', { getItem: () => text })
}

const failure = () => client.catalogue.product({ params: { id: '01a2' } }).catch((error: unknown) => error)

describe('the error of a request', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([500, 404, 'offline', 'lost'])('counts as forced while its fault is on: %s', async (fault) => {
    choose({ 'catalogue.product': fault })
    expect(isForcedFailure(await failure())).toBe(true)
    choose({ '*': fault })
    expect(isForcedFailure(await failure())).toBe(true)
  })

  it('does not count as forced by another status or the fault of another endpoint', async () => {
    choose({ 'catalogue.product': 500 })
    const error = await failure()
    choose({ 'catalogue.product': 404 })
    expect(isForcedFailure(error)).toBe(false)
    choose({ 'catalogue.products': 500 })
    expect(isForcedFailure(error)).toBe(false)
  })

  it('does not count as forced when no request failed', () => {
    choose({ '*': 500 })
    expect(isForcedFailure(new TypeError('x is undefined'))).toBe(false)
    expect(isForcedFailure(undefined)).toBe(false)
  })
})
