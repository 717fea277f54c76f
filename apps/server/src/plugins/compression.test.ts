import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { compression, sendTexts } from './compression.ts'

const page = '<p>oak</p>'.repeat(500)

describe('an uncached response', () => {
  const app = Fastify()
  beforeAll(async () => {
    await app.register(compression)
    app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
    app.get<{ Params: { wood: string } }>('/texts/:wood', (request, reply) =>
      sendTexts(request, reply.type('text/html'), [page, request.params.wood]),
    )
    app.get('/short', (_request, reply) => reply.type('text/html').send('<p>oak</p>'))
    app.get('/picture', (_request, reply) => reply.type('image/jpeg').send(Buffer.alloc(5000)))
    app.get('/done', (_request, reply) => reply.type('text/html').header('content-encoding', 'gzip').send(Buffer.alloc(5000)))
  })

  const encodingOf = async (url: string, accepted: string): Promise<unknown> =>
    (await app.inject({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding']

  test('an uncached response is compressed', async () => {
    const response = await app.inject({ url: '/page', headers: { 'accept-encoding': 'br' } })
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(page)
  })

  test.each(['br', ''])('concurrent responses of texts get their own texts, compressed with "%s"', async (accepted) => {
    const ask = async (wood: string) => {
      const { rawPayload } = await app.inject({ url: `/texts/${wood}`, headers: { 'accept-encoding': accepted } })
      return (accepted === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()
    }
    expect(await Promise.all([ask('oak'), ask('walnut')])).toEqual([`${page}oak`, `${page}walnut`])
  })

  test('an uncached response is not compressed for a client that does not accept it', async () => {
    expect(await encodingOf('/page', '')).toBeUndefined()
  })

  test.each(['/short', '/picture'])('an uncached response is not compressed when it gains nothing: %s', async (url) => {
    expect(await encodingOf(url, 'br')).toBeUndefined()
  })

  test('an uncached response is not compressed twice', async () => {
    expect(await encodingOf('/done', 'br')).toBe('gzip')
  })
})
