import { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { DrizzleQueryError } from '../db/drizzle.ts'
import { createHttpServer } from '../http-server.ts'
import { errors } from './errors.ts'

/** The timeout of an ordinary handler in milliseconds. */
const timeout = 100

let app: FastifyInstance | null = null
const log: string[] = []

async function listen(addRoutes: (app: FastifyInstance) => void): Promise<string> {
  log.length = 0
  const logStream = new Writable({ write: (line: Buffer, _, done) => done(void log.push(line.toString())) })
  const config = { trustProxy: false, logLevel: 'info' } as const
  app = createHttpServer({
    config,
    protection: {},
    checksResponses: false,
    logStream,
    ordinaryTimeout: timeout,
    longestTimeout: 10_000,
  })
  await app.register(errors)
  addRoutes(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

afterEach(() => app?.close())

const change = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"quantity":1}' }

const failure = new DrizzleQueryError('select from products where name = $1', ['secret'], new Error('connection lost'))

test.each([
  ['without a body', 'fails', {}, Promise.reject.bind(Promise, failure)],
  ['with a body', 'ends', change, () => Promise.resolve({ message: 'Saved' })],
])('responds with 503 to a request %s whose handler %s too late, and logs no data of it', async (_, _end, request, end) => {
  const late = Promise.withResolvers<object>()
  const address = await listen((routes) => routes.route({ method: ['GET', 'PUT'], url: '/late', handler: () => late.promise }))
  const response = await fetch(`${address}/late?search=secret`, request)
  expect([response.status, await response.json()]).toEqual([
    503,
    { message: 'The shop is not available at the moment. Please try again.' },
  ])
  late.resolve(end())
  await app?.close()
  expect(log.join('')).not.toContain('secret')
})

test('sends a response that its reader takes longer to read than a handler may take', async () => {
  async function* lines() {
    yield 'first\n'
    await pause(2 * timeout)
    yield 'last\n'
  }
  const address = await listen((routes) => routes.get('/export', (_request, reply) => reply.send(Readable.from(lines()))))
  const response = await fetch(`${address}/export`)
  expect(await response.text()).toBe('first\nlast\n')
})

test('keeps the silent connection of a request with a longer timeout until its response', async () => {
  const save = async () => {
    await pause(2 * timeout)
    return { message: 'Saved' }
  }
  const address = await listen((routes) => routes.put('/save', { config: { timeout: 10 * timeout } }, save))
  app?.server.setTimeout(timeout)
  const response = await fetch(`${address}/save`, change)
  expect([response.status, await response.json()]).toEqual([200, { message: 'Saved' }])
})
