import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { responseCache } from './response-cache.ts'

const long = JSON.stringify({ text: 'oak '.repeat(1000) })

describe('cached responses', () => {
  let version: { current: number | null }
  let made: number
  let body: string
  let contentType: string
  let app: FastifyInstance
  let hold: Promise<void> | null

  beforeEach(async () => {
    version = { current: 1 }
    made = 0
    body = long
    contentType = 'application/json'
    hold = null
    app = Fastify()
    await app.register(responseCache, { version })
    app.get('/response', async (request, reply) => {
      const cached = await app.responseCache.getOrBuild(request.url, async () => {
        made += 1
        const own = body
        await hold
        return own === '' ? null : { contentType, source: [own] }
      })
      return cached === null ? reply.code(404).send() : app.responseCache.send(request, reply, cached)
    })
  })

  const send = (headers: Record<string, string> = {}) => app.inject({ url: '/response', headers })

  test('cached responses are built once and sent many times', async () => {
    const responses = [await send(), await send(), await send()]
    expect(responses.map((response) => response.body)).toEqual([long, long, long])
    expect(made).toBe(1)
  })

  test('a response to an address with a query is cached from the second request on, also after a change of the catalogue', async () => {
    const ask = () => app.inject('/response?maxPrice=425000')
    for (const expected of [1, 2, 2]) {
      await ask()
      expect(made).toBe(expected)
    }
    version.current = 2
    await ask()
    await ask()
    expect(made).toBe(3)
  })

  test('cached responses are built once for concurrent requests', async () => {
    await Promise.all([send(), send(), send()])
    expect(made).toBe(1)
  })

  test('cached responses are dropped when the catalogue changes', async () => {
    await send()
    version.current = 2
    body = '{"text":"walnut"}'
    expect((await send()).body).toBe('{"text":"walnut"}')
    expect(made).toBe(2)
  })

  test('a page is made again after a change of the catalogue only when its source has changed', async () => {
    let name = 'Eko Sofa'
    let rendered = 0
    app.get('/page', async (request, reply) => {
      const makeTexts = () => {
        rendered += 1
        return ['<h1>', name, '</h1>']
      }
      const build = async () => ({ contentType: 'text/html', source: ['head', name], makeTexts })
      return app.responseCache.send(request, reply, (await app.responseCache.getOrBuild(request.url, build))!)
    })
    const open = async () => {
      const { body, headers } = await app.inject('/page')
      return [body, headers['etag'], rendered]
    }
    const [, firstTag] = await open()
    version.current = 2
    expect(await open()).toEqual(['<h1>Eko Sofa</h1>', firstTag, 1])
    version.current = 3
    name = 'Ife Chair'
    const changed = await open()
    expect(changed).toEqual(['<h1>Ife Chair</h1>', expect.not.stringMatching(String(firstTag)), 2])
    expect(await open()).toEqual(changed)
  })

  test('a response is not cached when the catalogue changes while it is built', async () => {
    let release = (): void => undefined
    hold = new Promise((resolve) => {
      release = resolve
    })
    const begun = send()
    await expect.poll(() => made).toBe(1)
    version.current = 2
    body = '{"text":"walnut"}'
    release()
    expect((await begun).body).toBe(long)
    expect((await send()).body).toBe('{"text":"walnut"}')
  })

  test('responses are not cached while the version is unknown', async () => {
    version.current = null
    await send()
    await send()
    expect(made).toBe(2)
  })

  test('the last cached response is served while the version is unknown and building fails', async () => {
    await send()
    version.current = null
    hold = Promise.reject(new Error('no database'))
    expect((await send()).body).toBe(long)
    hold = null
    body = '{"text":"walnut"}'
    expect((await send()).body).toBe(body)
    version.current = 1
    expect((await send()).body).toBe(long)
    version.current = 2
    expect((await send()).body).toBe(body)
  })

  test('a response of an earlier version is not served when building fails after a change', async () => {
    await send()
    hold = Promise.reject(new Error('no database'))
    version.current = 2
    expect((await send()).statusCode).toBe(500)
    version.current = null
    expect((await send()).statusCode).toBe(500)
  })

  test('a response is not cached when its builder returns null', async () => {
    body = ''
    expect((await send()).statusCode).toBe(404)
    body = long
    expect((await send()).body).toBe(long)
  })

  test('a response is not cached when building it fails', async () => {
    hold = Promise.reject(new Error('no database'))
    expect((await send()).statusCode).toBe(500)
    hold = null
    expect((await send()).body).toBe(long)
  })

  test.each([
    ['br', 'gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip;q=0.8, br;q=0', (bytes: Buffer) => gunzipSync(bytes)],
  ])('cached responses are compressed with %s for a client that accepts %s', async (encoding, accepted, decompress) => {
    const response = await send({ 'accept-encoding': accepted })
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(decompress(response.rawPayload).toString()).toBe(long)
    expect(response.rawPayload.length).toBeLessThan(long.length / 10)
  })

  test('a page, which is kept compressed only, is sent plain and with each compression', async () => {
    contentType = 'text/html; charset=utf-8'
    const plain = await send()
    const brotli = await send({ 'accept-encoding': 'br' })
    const gzip = await send({ 'accept-encoding': 'gzip' })
    expect([plain.body, brotliDecompressSync(brotli.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString()]).toEqual([
      long,
      long,
      long,
    ])
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(1)
    expect(made).toBe(1)
  })

  test('pages that are built at the same time keep their own texts', async () => {
    app.get('/woods/:wood', async (request, reply) => {
      const source = ['<p>', request.url]
      const cached = await app.responseCache.getOrBuild(request.url, async () => ({ contentType: 'text/html', source }))
      return app.responseCache.send(request, reply, cached!)
    })
    const pages = await Promise.all([app.inject('/woods/oak'), app.inject('/woods/walnut')])
    expect(pages.map((page) => page.body)).toEqual(['<p>/woods/oak', '<p>/woods/walnut'])
  })

  test.each([
    ['page', 'text/html; charset=utf-8'],
    ['list', 'application/json'],
  ])('a %s that is requested again is compressed better in the background', async (_, type) => {
    contentType = type
    body = Array.from({ length: 500 }, (_, position) => `<p>Chair ${(position * 7919) % 1000}</p>`).join('')
    const compressed = async () => (await send({ 'accept-encoding': 'br' })).rawPayload
    const first = await compressed()
    await expect.poll(async () => (await compressed()).length).toBeLessThan(first.length)
    expect(brotliDecompressSync(await compressed()).toString()).toBe(body)
  })

  test('cached responses are sent uncompressed when they are short or the client accepts no compression', async () => {
    expect((await send()).headers['content-encoding']).toBeUndefined()
    version.current = 2
    body = '{"text":"oak"}'
    expect((await send({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  test('a client that already has a cached response does not receive it again', async () => {
    const { headers } = await send()
    const again = await send({ 'if-none-match': `"other", ${headers.etag}` })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    version.current = 2
    body = '{"text":"walnut"}'
    expect(await send({ 'if-none-match': String(headers.etag) })).toMatchObject({ statusCode: 200, body })
  })
})
