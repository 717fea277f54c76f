import { contract } from '@shop/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseFault, chosenFaults, everyEndpoint, removeFaults, watchFaults } from './chosen-faults.ts'
import { endpointOf, endpoints } from './endpoints.ts'
import { watchUsedFaults } from './fault-words.ts'
import { faultyFetch } from './faulty-fetch.ts'

const origin = 'https://shop.example'
let storage: Map<string, string>
let sent: string[]
const fetch = faultyFetch(async (input) => {
  sent.push(input instanceof Request ? input.url : input.toString())
  return Response.json({ products: [] })
})

beforeEach(() => {
  storage = new Map()
  sent = []
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  removeFaults()
  vi.unstubAllGlobals()
})

describe('faultyFetch', () => {
  it('responds with the chosen status instead of sending the request', async () => {
    chooseFault('cart.add', 429)
    const response = await fetch(new Request(`${origin}/api/cart/add`, { method: 'PUT', body: '{}' }))
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      429,
      '30',
      { message: 'Too many tries. Please wait a minute.', issues: [] },
    ])
    expect(sent).toEqual([])
  })

  it('rejects a request without a connection, and one whose response is lost after it was sent', async () => {
    chooseFault('cart.add', 'offline')
    chooseFault('catalogue.products', 'lost')
    await expect(fetch(`${origin}/api/cart/add`, { method: 'put' })).rejects.toThrow(TypeError)
    await expect(fetch('/api/products?limit=12')).rejects.toThrow(TypeError)
    expect(sent).toEqual(['/api/products?limit=12'])
  })

  it('uses a fault that a full storage rejects, until another tab changes the faults', async () => {
    chooseFault('cart.add', 422)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError')
      },
    })
    chooseFault('catalogue.products', 500)
    expect(chosenFaults()).toEqual({ 'cart.add': 422, 'catalogue.products': 500 })
    storage.set('inspector.faults', '{"cart.add":429}')
    expect(chosenFaults()).toEqual({ 'cart.add': 429 })
  })

  it('sends a slow request after five seconds', async () => {
    vi.useFakeTimers()
    chooseFault('catalogue.products', 'slow')
    const response = fetch('/api/products')
    await vi.advanceTimersByTimeAsync(4999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).status).toBe(200)
    vi.useRealTimers()
  })

  it('applies a fault of every endpoint to those without one of their own, and to the API of this shop only', async () => {
    chooseFault(everyEndpoint, 500)
    chooseFault('catalogue.products', 404)
    const urls = ['/api/products', '/api/showcase', '/assets/app.js', 'https://other.example/api/products']
    const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status))
    expect(statuses).toEqual([404, 500, 200, 200])
  })

  it('sends every request again after the faults are removed', async () => {
    chooseFault('catalogue.products', 500)
    chooseFault('catalogue.products', null)
    expect((await fetch('/api/products')).status).toBe(200)
  })
})

describe('the chosen faults', () => {
  it('are the same in every tab, and drop what is not a fault', () => {
    const changes: number[] = []
    const stop = watchFaults(() => changes.push(Object.keys(chosenFaults()).length))
    chooseFault('cart.add', 409)
    stop()
    chooseFault('cart.add', 500)
    expect(changes).toEqual([1])
    storage.set('inspector.faults', '{"cart.add":409,"cart.clear":"toString","wishlist.add":418}')
    expect(chosenFaults()).toEqual({ 'cart.add': 409 })
    storage.set('inspector.faults', 'no JSON')
    expect(chosenFaults()).toEqual({})
  })

  it('apply to this page when the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    chooseFault('cart.add', 'lost')
    expect(chosenFaults()).toEqual({ 'cart.add': 'lost' })
  })
})

it('every fault that was on since the start is reported, also after it was removed', () => {
  chooseFault('cart.add', 409)
  const reports: (readonly string[])[] = []
  watchUsedFaults((faults) => reports.push(faults))
  chooseFault(everyEndpoint, 'offline')
  removeFaults()
  const all = ['cart.add: conflict (409)', 'Every endpoint: no connection']
  expect(reports).toEqual([all.slice(0, 1), all, all])
})

describe('endpointOf', () => {
  it('finds the endpoint of every request of the contract', () => {
    const found = endpoints.map(({ method, path }) => endpointOf(method, `/api${path.replaceAll(/:\w+/g, '01a2')}`))
    expect(found).toEqual(endpoints.map(({ name }) => name))
    expect(found).toHaveLength(Object.values(contract).reduce((sum, group) => sum + Object.keys(group).length, 0))
  })

  it('finds none for another path or method', () => {
    expect([endpointOf('GET', '/api/nothing'), endpointOf('PATCH', '/api/products')]).toEqual([null, null])
  })
})
