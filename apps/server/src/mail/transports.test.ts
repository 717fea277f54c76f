import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { folderTransport, smtpTransport } from './transports.ts'

const from = { name: 'Atelier Ilé', address: 'hello@shop.example' }
const mail: Mail = {
  to: { name: 'Ada, "the first" <x@evil.example>', address: 'ada@example.com' },
  replyTo: { name: 'Chidi', address: 'chidi@example.com' },
  subject: 'A sofa\r\nBcc: all@example.com',
  text: 'Hello\n',
  html: '<p>Hello</p>',
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly user: string
  readonly source: string
}

/** A mail server that accepts email from the user `shop`, unless `reject` returns an error. */
async function startMailServer(
  reject: () => Error | null = () => null,
  host = '127.0.0.1',
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const rejection = reject()
        if (rejection !== null) return done(rejection)
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          user: String(user),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://shop:p%40ss@${host.includes(':') ? `[${host}]` : host}:${(server.server.address() as AddressInfo).port}`,
    received,
  }
}

describe('a mail server', () => {
  test('a mail server receives an email for one recipient, whatever the name and subject contain', async () => {
    const { url, received } = await startMailServer()
    await smtpTransport(url, from)(mail, 'id')
    expect(received).toEqual([{ from: 'hello@shop.example', to: ['ada@example.com'], user: 'shop', source: expect.any(String) }])
    const source = received[0]?.source ?? ''
    const [headers = ''] = source.split('\r\n\r\n')
    expect(headers).toMatch(/^Reply-To: Chidi <chidi@example\.com>$/m)
    expect(headers).not.toMatch(/^Auto-Submitted:/m)
    expect(headers).not.toMatch(/^Bcc:/m)
  })

  test('an email that no person wrote asks for no automatic reply, such as one of an absent customer', async () => {
    const { url, received } = await startMailServer()
    const { replyTo, ...written } = mail
    expect(replyTo).toBeDefined()
    await smtpTransport(url, from)(written, 'id')
    const [headers = ''] = received[0]?.source.split('\r\n\r\n') ?? []
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(headers).toMatch(/^X-Auto-Response-Suppress: All$/m)
  })

  test('a mail server with an IPv6 address receives an email', async () => {
    const { url, received } = await startMailServer(undefined, '::1')
    await smtpTransport(url, from)(mail, 'id')
    expect(received).toHaveLength(1)
  })

  test('the delivery of an email fails when the mail server rejects it or is unreachable', async () => {
    const { url } = await startMailServer(() => Object.assign(new Error('Mailbox full'), { responseCode: 452 }))
    await expect(smtpTransport(url, from)(mail, 'id')).rejects.toMatchObject({ responseCode: 452 })
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    await expect(smtpTransport(`smtp://127.0.0.1:${port}`, from)(mail, 'id')).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})

describe('the outbox folder', () => {
  test('the outbox folder receives a complete email as a file that only its owner may read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-outbox-'))
    closing.push(() => rm(folder, { recursive: true }))
    const written: string[] = []
    await folderTransport(join(folder, 'outbox'), from, (path) => written.push(path))(mail, 'the-id')
    expect(written).toEqual([join(folder, 'outbox', 'the-id.eml')])
    expect(await readdir(join(folder, 'outbox'))).toEqual(['the-id.eml'])
    expect((await stat(written[0] ?? '')).mode & 0o777).toBe(0o600)
    const source = await readFile(written[0] ?? '', 'utf8')
    expect(source).toMatch(/^To: .*<ada@example\.com>$/m)
    expect(source).not.toMatch(/^Bcc:/m)
    expect(source).toContain('<p>Hello</p>')
  })
})
