import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { contract, serverMessageOf } from '../contract/index.ts'
import type { Endpoint } from '../contract/index.ts'
import { createContactMessage, testId } from '../testing/factories/index.ts'
import { ApiError } from './api-error.ts'
import { createApiClient } from './create-api-client.ts'
import type { ApiClient } from './types.ts'
import { respondWith, startTestServer } from '../testing/test-server.ts'

const dropSocket: RequestListener = (request) => request.socket.destroy()

const cutShort: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"products":[', () => request.socket.destroy())
}

const requests: readonly (readonly [method: string, send: (api: ApiClient) => Promise<unknown>])[] = [
  ['GET', (api) => api.catalogue.products()],
  ['POST', (api) => api.contact.send({ body: createContactMessage() })],
  ['PUT', (api) => api.cart.add({ body: { itemId: testId('product'), itemType: 'Product', quantity: 1 } })],
  ['DELETE', (api) => api.cart.clear()],
]

const faults: readonly (readonly [name: string, respond: RequestListener, status: number | null])[] = [
  ['500', respondWith(500, {}), 500],
  ['502 with an HTML page', respondWith(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }), 502],
  ['503 with Retry-After', respondWith(503, {}, { 'retry-after': '1' }), 503],
  ['429 with Retry-After', respondWith(429, {}, { 'retry-after': '1' }), 429],
  ['408', respondWith(408, {}), 408],
  ['a dropped connection', dropSocket, null],
  ['a response cut short', cutShort, null],
]

describe('failed requests of the API client', () => {
  it.each(
    faults.flatMap(([fault, respond, status]) => requests.map(([method, send]) => ({ method, fault, respond, status, send }))),
  )('$method that fails with $fault is sent once and rejects with one ApiError', async ({ method, respond, status, send }) => {
    const { api, received } = await startTestServer(respond)
    const failure: unknown = await send(api).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status })
    expect(serverMessageOf(failure)).toBeUndefined()
    expect(received.map((request) => request.method)).toEqual([method])
  })

  it('rejects with an ApiError without a status when the server cannot be reached', async () => {
    const api = createApiClient({ baseUrl: 'http://127.0.0.1:1' })
    await expect(api.catalogue.showcase()).rejects.toMatchObject({ name: 'ApiError', status: null })
  })
})

describe('the message of the server', () => {
  it('an ApiError contains the server’s message and its issues', async () => {
    const issues = [{ path: 'price', message: 'Price must be a non-negative number.' }]
    const { api } = await startTestServer(respondWith(422, { message: 'Price must be a non-negative number.', issues }))
    const failure: unknown = await api.catalogue.products().catch((error: unknown) => error)
    expect(failure).toMatchObject({
      status: 422,
      serverMessage: 'Price must be a non-negative number.',
      issues,
    })
    expect(serverMessageOf(failure)).toBe('Price must be a non-negative number.')
  })

  it.each([{ message: 5 }, { message: { text: 'no' } }, { message: ' ' }, { message: null }, [], null, 'text', ['message']])(
    'an ApiError has no server message when the body is %j',
    async (body) => {
      const { api } = await startTestServer(respondWith(400, JSON.stringify(body)))
      const failure: unknown = await api.catalogue.products().catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'ApiError', status: 400 })
      expect(failure).not.toHaveProperty('serverMessage')
    },
  )

  it('an ApiError contains only those issues that have the agreed shape', async () => {
    const good = { path: 'name', message: 'Name is required.' }
    const { api } = await startTestServer(respondWith(422, { message: 'No.', issues: [good, null, 'x', { path: 1 }] }))
    await expect(api.catalogue.products()).rejects.toMatchObject({ issues: [good] })
  })

  it('serverMessageOf returns undefined for anything but an ApiError', () => {
    expect([null, 'text', {}, { serverMessage: 5 }, new Error('x')].map(serverMessageOf)).toEqual(Array(5).fill(undefined))
  })
})

/** Every endpoint of the contract with this kind of response, as a function that needs no input. */
function everyEndpoint(api: ApiClient, response: Endpoint['response']): [name: string, send: () => Promise<unknown>][] {
  const params = { id: testId('product'), token: 'token', reference: 'ILE-7K2Q9X' }
  const groups = api as unknown as Record<string, Record<string, (given: unknown) => Promise<unknown>>>
  return Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints)
      .filter(([, endpoint]) => endpoint.response === response)
      .map(([name, { method }]): [string, () => Promise<unknown>] => [
        `${group}.${name}`,
        async () => groups[group]?.[name]?.({ params, ...(method !== 'GET' && { body: {} }) }),
      ]),
  )
}

describe('responses with a JSON body', () => {
  it.each([
    ['nothing', ''],
    ['an HTML page', '<!doctype html><title>Shop</title>'],
    ['broken JSON', '{"products":['],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['a text', '"ok"'],
  ])('every request that reads its response rejects when the body is %s', async (_, body) => {
    const { api } = await startTestServer(respondWith(200, body))
    const failures = await Promise.all(
      everyEndpoint(api, 'json').map(async ([name, send]) => [name, await send().catch((error: unknown) => error)]),
    )
    expect(failures.filter(([, failure]) => !(failure instanceof ApiError && failure.status === 200))).toEqual([])
    expect(failures.map(([name]) => name)).toContain('catalogue.products')
  })

  it.each([
    { products: null, hasMore: false, total: 0 },
    { products: {}, hasMore: false, total: 0 },
    { products: [null], hasMore: false, total: 0 },
    { products: [{ name: 'without an id' }], hasMore: false, total: 0 },
    { products: [], hasMore: 'no', total: 0 },
    { products: [], hasMore: false },
  ])('rejects a response whose fields have other types: %j', async (body) => {
    const { api } = await startTestServer(respondWith(200, body))
    await expect(api.catalogue.products()).rejects.toMatchObject({ name: 'ApiError', status: 200 })
  })

  it.each([{ cart: null }, { cart: [null] }, { cart: [{ quantity: 1 }] }])(
    'rejects a cart with other fields: %j',
    async (body) => {
      const { api } = await startTestServer(respondWith(200, body))
      await expect(api.cart.list()).rejects.toMatchObject({ name: 'ApiError', status: 200 })
    },
  )

  it('accepts a response that has more fields than agreed', async () => {
    const body = { products: [], hasMore: false, total: 0, facets: { style: 6 } }
    const { api } = await startTestServer(respondWith(200, body))
    expect(await api.catalogue.products()).toEqual(body)
  })
})

describe('responses without a required body', () => {
  it.each([
    ['204', 204, ''],
    ['an empty 200', 200, ''],
    ['a message', 200, '{"message":"Done."}'],
    ['a text', 200, 'OK'],
    ['broken JSON', 201, '{'],
  ])('a request that ignores the body of its response succeeds with %s', async (_, status, body) => {
    const { api } = await startTestServer(respondWith(status, body))
    for (const [response, result, example] of [
      ['none', undefined, 'auth.logOut'],
      ['optional', null, 'cart.add'],
    ] as const) {
      const endpoints = everyEndpoint(api, response)
      expect(endpoints.map(([name]) => name)).toContain(example)
      expect(await Promise.all(endpoints.map(([, send]) => send()))).toEqual(endpoints.map(() => result))
    }
  })
})

describe('an HTML page with a status of success', () => {
  it.each(['json', 'none', 'optional'] as const)(
    'is the page of a captive portal, so every request with the response %s rejects',
    async (response) => {
      const { api } = await startTestServer(respondWith(200, '\n<!doctype html><title>Guest Wi-Fi</title>'))
      const sends = everyEndpoint(api, response).map(([, send]) => send().catch((error: unknown) => error))
      const failures = await Promise.all(sends)
      expect(failures.filter((failure) => !(failure instanceof ApiError && failure.status === 200))).toEqual([])
    },
  )
})

describe('cancelled requests', () => {
  it('a cancelled request rejects with the reason of the signal instead of an ApiError', async () => {
    const controller = new AbortController()
    const { api, received } = await startTestServer(() => controller.abort())
    await expect(api.catalogue.products({}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(received).toHaveLength(1)
  })

  it('a request that is cancelled while the response arrives rejects with the reason of the signal', async () => {
    const controller = new AbortController()
    const { api } = await startTestServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"products":[', () => controller.abort(new Error('Another page was opened.')))
    })
    await expect(api.catalogue.products({}, { signal: controller.signal })).rejects.toThrow('Another page was opened.')
  })

  it('a request whose signal was already aborted is not sent', async () => {
    const { api, received } = await startTestServer(respondWith(200, {}))
    await expect(api.catalogue.products({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(received).toEqual([])
  })
})
