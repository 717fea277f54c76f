import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smtpTransport } from './mail/transports.ts'
import { createTestClock } from './testing/clock.ts'
import { openTestDatabase } from './testing/databases.ts'
import { freePort } from './testing/free-port.ts'
import { findPostgresql, startCluster } from './testing/postgresql.ts'
import type { TestCluster } from './testing/postgresql.ts'
import { startServerProcess } from './testing/server-process.ts'
import type { ServerProcess } from './testing/server-process.ts'
import { interrupt, interruptions } from './testing/interruptions.ts'
import { buildTestApp } from './testing/shop.ts'
import { mountSmallDisk } from './testing/small-disk.ts'
import { createWrites } from './testing/writes/writes.ts'
import type { Writes } from './testing/writes/writes.ts'

const unavailable = { message: 'The shop is not available at the moment. Please try again.' }
const thanks = { message: 'Message sent successfully!' }

const message = (text = 'How long does it take?') => ({
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
  subject: 'A sofa',
  message: text,
})

async function sendTo(server: ServerProcess, text?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message(text)),
  })
  return { status: response.status, body: await response.json() }
}

async function send(server: ServerProcess, path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.address}${path}`, init)
  return { status: response.status, body: await response.json() }
}

const programs = findPostgresql()

describe.skipIf(programs === null)('a PostgreSQL server that goes away', () => {
  let cluster: TestCluster
  let server: ServerProcess
  let writes: Writes | null = null
  let folder = ''
  const admin = { email: 'owner@shop.example', password: 'Correct7horse' }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-fault-'))
    cluster = await startCluster(programs ?? '', 'crash-safe')
    const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, REQUEST_LIMITS: 'off' }
    server = await startServerProcess({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: folder, ...settings })
  }, 300_000)
  afterAll(async () => {
    await server?.stop('SIGTERM')
    await cluster.stop()
    await rm(folder, { recursive: true })
  })

  async function signIn(): Promise<string> {
    const response = await fetch(`${server.address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  test('cached lists are served during an outage of PostgreSQL, every other response has a sentence, and the shop recovers on its own', async () => {
    expect(await sendTo(server)).toEqual({ status: 200, body: thanks })
    const session = await signIn()
    const cached = await send(server, '/api/products')
    await cluster.crash()
    expect(await send(server, '/api/products')).toEqual(cached)
    for (const path of ['/api/products?page=2', '/api/products/count', '/api/collections?search=sofa']) {
      expect(await send(server, path)).toEqual({ status: 503, body: unavailable })
    }
    expect(await sendTo(server)).toEqual({ status: 503, body: unavailable })
    const guest = 'anonymousId=6f0e8c1e-8d3b-4b52-9a3c-0e4a7f5d2c11'
    for (const cookie of [session, guest]) {
      expect(await send(server, '/api/cart', { headers: { cookie } })).toEqual({ status: 503, body: unavailable })
    }
    for (const [path, body] of [
      ['admin/login', admin],
      ['auth/login', admin],
      ['auth/forgot-password', { email: admin.email }],
      [`auth/reset-password/${'a'.repeat(43)}`, { newPassword: 'Correct8horse' }],
    ] as const) {
      const headers = { 'content-type': 'application/json' }
      const response = await send(server, `/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect([path, response]).toEqual([path, { status: 503, body: unavailable }])
    }
    expect((await send(server, '/readyz')).status).toBe(503)
    expect(await send(server, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
    await cluster.restart()
    await expect.poll(async () => (await send(server, '/readyz')).status, { timeout: 10_000 }).toBe(200)
    expect(await sendTo(server)).toEqual({ status: 200, body: thanks })
    expect(await send(server, '/api/products/count')).toEqual({ status: 200, body: { totalProducts: 0 } })
  })

  test.each(interruptions)(
    'no acknowledged write is lost and the shop is ready within a second after: %s inside open transactions',
    async (interruption) => {
      writes ??= await createWrites(server.address, admin)
      const { acknowledged, lost, failures, readyMs } = await interrupt(
        { cluster, address: server.address, writes },
        interruption,
      )
      expect(acknowledged.length).toBeGreaterThan(0)
      expect(lost).toEqual([])
      expect(failures).toEqual([`503 ${JSON.stringify(unavailable)}`])
      expect(readyMs).toBeLessThan(1000)
    },
  )
})

describe('a failing mail server', () => {
  test(
    'a mail server that is unreachable, then rejects, then accepts email delays no request and loses no email',
    { timeout: 120_000 },
    async () => {
      const port = await freePort()
      const clock = createTestClock()
      const database = await openTestDatabase()
      const app = await buildTestApp(database, {
        clock: clock.now,
        deliverMail: smtpTransport(`smtp://127.0.0.1:${port}`, { name: 'Test shop', address: 'hello@shop.example' }),
      })
      const contact = async () => (await app.inject({ method: 'POST', url: '/api/contact', payload: message() })).json()
      const tried = async () => {
        app.outbox.wake()
        await app.outbox.idle()
      }
      expect(await contact()).toEqual(thanks)
      await tried()

      const received: string[] = []
      let rejects = true
      const mailServer = new SMTPServer({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: (_address, _session, done) =>
          done(rejects ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
        onData(stream, _session, done) {
          const chunks: Buffer[] = []
          stream
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => {
              received.push(Buffer.concat(chunks).toString())
              done()
            })
        },
      })
      await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', resolve))
      clock.pass(60_000)
      expect(await contact()).toEqual(thanks)
      await tried()
      expect(received).toEqual([])

      rejects = false
      clock.pass(3_600_000)
      await tried()
      expect(received).toHaveLength(2)
      await new Promise<void>((resolve) => mailServer.close(() => resolve()))
      await app.close()
      await database.close()
    },
  )
})

const disk = await mountSmallDisk(110)

describe.skipIf(disk === null)('a full disk', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: join(disk?.folder ?? '', 'shop'), SMTP_URL: 'smtp://127.0.0.1:1' })
  }, 300_000)
  afterAll(async () => {
    await server?.stop('SIGTERM')
    // A slowly starting server may still be writing to it.
    await disk?.remove()
  })

  test('a full disk is reported with a sentence, leaves the shop readable, and recovers when there is space again', async () => {
    expect(await sendTo(server)).toEqual({ status: 200, body: thanks })
    const { bavail, bsize } = await statfs(disk?.folder ?? '')
    const filler = join(disk?.folder ?? '', 'filler')
    await writeFile(filler, Buffer.alloc(bavail * bsize - 100_000))
    const long = Array.from({ length: 4900 }, () => String.fromCharCode(97 + Math.random() * 26)).join('')
    let response = { status: 200, body: {} as unknown }
    for (let sent = 0; sent < 400 && response.status === 200; sent += 1) response = await sendTo(server, long)
    expect(response).toEqual({ status: 503, body: unavailable })
    expect(await send(server, '/api/products/count')).toEqual({ status: 200, body: { totalProducts: 0 } })
    await rm(filler)
    expect(await sendTo(server, long)).toEqual({ status: 200, body: thanks })
    expect((await send(server, '/readyz')).status).toBe(200)
  })
})
