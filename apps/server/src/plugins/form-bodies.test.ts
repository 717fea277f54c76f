import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formBodies } from './form-bodies.ts'
import { requestBodies } from './request-bodies.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const urlOf = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`
const form = (bytes: number) => JSON.stringify({ name: '₦5 sofa', url: urlOf(randomBytes(bytes)) })

describe('a form with pictures', () => {
  let app: FastifyInstance
  let port = 0
  let folder = ''
  /** How many requests have arrived, and how many handlers have begun. */
  let counts = { arrived: 0, begun: 0 }
  let mayFinish = Promise.withResolvers<void>()

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-form-bodies-'))
    vi.stubEnv('TMPDIR', folder)
    counts = { arrived: 0, begun: 0 }
    mayFinish = Promise.withResolvers<void>()
    app = Fastify({ bodyLimit: 64 * kilobyte })
    await app.register(requestBodies)
    app.addHook('onRequest', async () => {
      counts.arrived += 1
    })
    app.post('/plain', { bodyLimit: megabyte }, async ({ body }) => body)
    await app.register(async (forms) => {
      await forms.register(formBodies, { bytesAtOnce: 700 * kilobyte })
      forms.post('/form', { bodyLimit: megabyte }, async ({ body }) => body)
      forms.post('/pictures', { bodyLimit: 100 * megabyte }, async (request) => {
        await using uploads = request.takeUploads()
        counts.begun += 1
        await mayFinish.promise
        const pictures = [...uploads.pictures.values()].map(({ path }) => readFileSync(path))
        if (pictures.length > 1) throw new Error('too many')
        return pictures.map(({ length }) => length)
      })
    })
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterEach(async () => {
    await app.close()
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
    vi.unstubAllEnvs()
  })

  const connections = () => promisify(app.server.getConnections.bind(app.server))()

  function open(path: string, headers: Record<string, string | number> = {}): ClientRequest {
    const sending = httpRequest({ port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
    sending.on('error', () => undefined)
    return sending
  }

  async function responseTo(sending: ClientRequest) {
    const [response] = await once(sending, 'response')
    return { status: response.statusCode as number, connection: response.headers.connection, body: await text(response) }
  }

  /** Sends a form and waits for its response. */
  function send(path: string, body: string) {
    return responseTo(open(path, { 'content-length': Buffer.byteLength(body) }).end(body))
  }

  test.each<[string, string]>([
    ['an object', '{"name":"₦5 sofa","price":-0,"high":1e999}'],
    ['an object after a byte order mark', '\uFEFF{"name":"sofa"}'],
    ['half of a character', String.raw`{"name":"\ud800"}`],
    ['a property twice', '{"name":"sofa","name":"chair"}'],
    ['malformed JSON', '{"name":"sofa",}'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a nested prototype', '{"images":[{"__proto__":{}}]}'],
    ['a prototype of the constructor', '{"constructor":{"prototype":{}}}'],
    ['a value that is no object', '"sofa"'],
    ['nothing', ''],
  ])('a form gets the same response as any other body when it contains %s', async (_, small) => {
    const large = small.replace('{', `{"url":"${urlOf(randomBytes(100_000))}",`)
    for (const body of [small, large]) {
      const [plain, read] = await Promise.all([send('/plain', body), send('/form', body)])
      expect({ ...read, body: read.body.replace(/#[0-9a-f-]{36}"/, '"') }).toEqual({
        ...plain,
        body: plain.body.replace(/(?<="url":".{4096})[^"]*/, ''),
      })
    }
  })

  test.each<[string, Record<string, string | number>]>([
    ['of another type', { 'content-type': 'text/html' }],
    ['without a type', { 'content-type': '' }],
    ['with a length above the limit', { 'content-length': 2 * megabyte }],
    ['in parts above the limit', { 'transfer-encoding': 'chunked' }],
  ])('a form gets the same response as any other body %s, and the connection ends', async (_, headers) => {
    const body = form(megabyte)
    const [plain, read] = await Promise.all(['/plain', '/form'].map((path) => responseTo(open(path, headers).end(body))))
    expect(read).toEqual(plain)
    expect(read?.connection).toBe('close')
    expect(read?.status).toBeGreaterThanOrEqual(413)
  })

  test('a form is parsed on the thread of the requests without its pictures', async () => {
    mayFinish.resolve()
    const parse = vi.spyOn(JSON, 'parse')
    expect(await send('/pictures', form(9_000_000))).toMatchObject({ status: 200, body: '[9000000]' })
    const parsed = parse.mock.calls.map(([json]) => json.length)
    parse.mockRestore()
    expect(parsed.filter((length) => length > 4000 && length < 5000)).toHaveLength(1)
    expect(Math.max(...parsed)).toBeLessThan(5000)
  })

  test('a form may arrive without a length', async () => {
    mayFinish.resolve()
    expect(await responseTo(open('/pictures').end(form(300_000)))).toMatchObject({ status: 200, body: '[300000]' })
  })

  test('a form leaves no files behind when its handler fails', async () => {
    mayFinish.resolve()
    expect(await send('/pictures', `[${form(100_000)},${form(100_000)}]`)).toMatchObject({ status: 500 })
  })

  test('a form is still saved, and leaves no files behind, when its sender leaves during the save', async () => {
    const sending = open('/pictures').end(form(100_000))
    await expect.poll(() => counts.begun).toBe(1)
    sending.destroy()
    await expect.poll(connections).toBe(0)
    expect(readdirSync(folder)).toHaveLength(1)
    mayFinish.resolve()
    await expect.poll(() => readdirSync(folder)).toEqual([])
  })

  test.each<[string, (sending: ClientRequest, rest: string) => unknown]>([
    ['has arrived', (sending, rest) => sending.end(rest)],
    ['is broken off by its sender', (sending) => sending.destroy()],
  ])('a large form waits until one that fills the memory %s, and small forms do not wait', async (_, finish) => {
    mayFinish.resolve()
    const large = form(400 * kilobyte)
    const first = open('/pictures', { 'content-length': Buffer.byteLength(large) })
    first.write(large.slice(0, 100_000))
    await expect.poll(() => counts).toEqual({ arrived: 1, begun: 0 })
    const second = send('/pictures', large)
    expect(await send('/pictures', form(1000))).toMatchObject({ status: 200 })
    expect(counts.begun).toBe(1)
    finish(first, large.slice(100_000))
    expect(await second).toMatchObject({ status: 200, body: `[${400 * kilobyte}]` })
  })
})
