import { once } from 'node:events'
import { connect } from 'node:net'
import type { ProductPage } from '@shop/api'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './db/database.ts'
import { createMemoryStore } from './media/testing/memory-store.ts'
import { fillCatalogue } from './testing/catalogue.ts'
import { describeDatabases, openTestDatabase } from './testing/databases.ts'
import { buildTestApp, useTestShop } from './testing/shop.ts'

/** Checks an error response: JSON with a sentence, and no internals. */
function expectError(response: LightMyRequestResponse, status: number): void {
  expect({ status: response.statusCode, type: response.headers['content-type'] }).toEqual({
    status,
    type: 'application/json; charset=utf-8',
  })
  const body = response.json()
  expect(body.message).toMatch(/^\w.*\.$/)
  expect(Object.keys(body).filter((key) => key !== 'issues')).toEqual(['message'])
  expect(response.body).not.toMatch(/select |node_modules|\.ts\b|FST_|stack/i)
  expect(response.headers['cache-control']).toBe('no-store')
}

describe('the server', () => {
  const shop = useTestShop(openTestDatabase, fillCatalogue)

  test('the server reports that it is healthy and that its database is ready', async () => {
    expect(await shop.get('/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
    expect(await shop.get('/readyz')).toEqual({ status: 200, body: { status: 'ok' } })
  })

  describe('error responses are JSON with a sentence', () => {
    test.each([
      ['an unknown path', 'GET', '/api/nothing', 404],
      ['the API itself', 'GET', '/api', 404],
      ['a malformed address', 'GET', '/api/products/%E0%A4', 400],
      ['a bad parameter', 'GET', '/api/products?page=0', 400],
      ['a malformed id', 'GET', '/api/products/abc', 404],
      ['an admin path in disguise', 'POST', '/api//admin/login', 404],
    ] as const)('responds to %s with a JSON error: %s %s', async (_, method, url, status) => {
      expectError(await shop.app.inject({ method, url }), status)
    })

    test.each([
      ['POST', '/api/products', 'GET, HEAD'],
      ['DELETE', '/api/products/count', 'GET, HEAD'],
      ['GET', '/api/auth/login', 'POST'],
      ['HEAD', '/api/cart/clear', 'DELETE'],
      ['PATCH', '/api/auth/update', 'PUT'],
      ['OPTIONS', '/api/admin/operations/addProduct', 'POST'],
      ['POST', '/api/admin/operations/delProduct/01890000-0000-7000-8000-000000000000', 'DELETE'],
    ] as const)('rejects %s %s with 405 and names the allowed methods: %s', async (method, url, allow) => {
      const response = await shop.app.inject({ method, url })
      expect([response.statusCode, response.headers.allow]).toEqual([405, allow])
      if (method !== 'HEAD') expectError(response, 405)
    })

    test.each(['TRACE', 'PROPFIND'])('responds with 404 to the unsupported method %s', async (method) => {
      const response = await shop.app.inject({ method: method as 'GET', url: '/api/products' })
      expect(response.statusCode).toBe(404)
    })

    test('sends no header that names the framework', async () => {
      const { headers } = await shop.app.inject('/api/products')
      expect(Object.keys(headers)).not.toContain('x-powered-by')
      expect(Object.keys(headers)).not.toContain('server')
    })
  })

  describe('request bodies', () => {
    let app: FastifyInstance
    let database: Database
    beforeAll(async () => {
      database = await openTestDatabase()
      app = await buildTestApp(database, {
        pages: async (pages) => {
          pages.post('/api/echo', async ({ body }) => ({ body }))
          pages.get('/api/broken', async () => {
            throw new Error('select secret from /srv/shop/app.ts')
          })
        },
      })
    })
    afterAll(async () => {
      await app.close()
      await database.close()
    })

    const post = (contentType: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': contentType }, payload })

    test('reads the JSON body of a request', async () => {
      expect((await post('application/json', '{"a":1}')).json()).toEqual({ body: { a: 1 } })
    })

    test.each([
      ['malformed JSON', 'application/json', '{"a":', 400],
      ['no JSON at all', 'application/json', '', 400],
      ['a poisoned prototype', 'application/json', '{"__proto__":{"admin":true}}', 400],
      ['a poisoned constructor', 'application/json', '{"constructor":{"prototype":{"admin":true}}}', 400],
      ['plain text', 'text/plain', '{"a":1}', 415],
      ['a form', 'application/x-www-form-urlencoded', 'a=1', 415],
      ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415],
      ['a type that only begins like JSON', 'application/json\ta', '{"a":1}', 415],
      ['more than the limit', 'application/json', JSON.stringify('x'.repeat(100_000)), 413],
    ])('rejects a request body with %s', async (_, contentType, payload, status) => {
      expectError(await post(contentType, payload), status)
    })

    test('does not reveal the cause of an internal error in the response', async () => {
      const response = await app.inject('/api/broken')
      expectError(response, 500)
      expect(response.json()).toEqual({ message: 'Something went wrong. Please try again.' })
    })
  })

  test('times out a request body that arrives too slowly and closes the connection', async () => {
    const database = await openTestDatabase()
    const app = await buildTestApp(database, { ordinaryTimeout: 1000 })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{')
    const trickle = setInterval(() => socket.write(' '), 50)
    const begun = performance.now()
    let response = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      response += part
    })
    await once(socket, 'close')
    clearInterval(trickle)
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expect(response).toContain('{"message":"The request took too long."}')
    expect(performance.now() - begun).toBeGreaterThan(900)
    await app.close()
    await database.close()
  })

  test('responds in JSON to bytes that are not HTTP', async () => {
    const { port } = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('NOT HTTP\r\n\r\n')
    let response = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      response += part
    })
    await once(socket, 'close')
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(response).toContain('{"message":"The request is malformed."}')
  })
})

describe('protective headers', () => {
  const picture = `${'a'.repeat(32)}-640.jpg`
  const mediaStore = createMemoryStore()
  beforeAll(() => mediaStore.put(picture, Buffer.from('stored')))
  const shop = useTestShop(openTestDatabase, fillCatalogue, { mediaStore, drawCard: async () => Buffer.from('drawn') })
  const secure = useTestShop(openTestDatabase, undefined, {
    config: { publicUrl: 'https://shop.example', trustProxy: false, logLevel: 'silent', authTries: 10 },
  })

  const policyOf = (response: LightMyRequestResponse): string[] => String(response.headers['content-security-policy']).split('; ')

  test.each([
    ['/api/products', 200],
    ['/api/nothing', 404],
    ['/api/products/%E0%A4', 400],
    ['/healthz', 200],
    ['/api/docs/', 200],
    [`/media/${picture}`, 200],
    ['/media/cards/:card', 200],
    ['/media/none.jpg', 404],
    ['/nothing', 404],
  ])('sends the protective headers with %s', async (url, status) => {
    const { products } = (await shop.get('/api/products?limit=1')).body as ProductPage
    const card = await shop.app.previewOf('product', products[0]!._id)
    const response = await shop.app.inject(url.endsWith(':card') ? card!.path : url)
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = policyOf(response)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // The map of the showroom is shown in a frame.
    expect(policy).toContain("frame-src 'self' https://www.google.com")
    expect(policy).toContain("script-src 'self'")
  })

  test('sends HSTS only when the shop is reached over HTTPS', async () => {
    const [encrypted, plain] = [await secure.app.inject('/healthz'), await shop.app.inject('/healthz')]
    expect(encrypted.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(policyOf(encrypted)).toContain('upgrade-insecure-requests')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(policyOf(plain)).not.toContain('upgrade-insecure-requests')
  })
})

describeDatabases('an unreachable database', (open) => {
  test('responds with 503 and reports that it is not ready while the database is unreachable', async () => {
    const database = await open()
    const app = await buildTestApp(database)
    await database.pool.end()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const response = await app.inject('/api/products')
    expect(response.json()).toEqual({ message: 'The shop is not available at the moment. Please try again.' })
    expectError(response, 503)
    await app.close()
    await database.close().catch(() => undefined)
  })
})
