import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { createContactMessage, createSignUp } from '@shop/api/testing'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { makeAdmin } from '../../accounts/make-admin.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { buildTestApp, cheapHasher, useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'

const lines: string[] = []
const mailbox = createMailbox()
const log = {
  config: { publicUrl: 'http://127.0.0.1:3000', trustProxy: false, logLevel: 'debug', authTries: 10 },
  logStream: new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'))
      done()
    },
  }),
} as const
const shop = useTestShop(openTestDatabase, undefined, { ...log, deliverMail: mailbox.deliver })

test('the log identifies users only by id, without passwords, tokens, cookies or personal data', async () => {
  const visitor = visit(shop)
  const password = 'Canary7password'
  const body = createSignUp({ fullName: 'Canary Name', email: 'canary@example.com', phoneNumber: '08099998888', password })
  const { body: user } = await visitor.send('POST /api/auth/signup', body)
  const session = visitor.cookies.get('session') ?? ''
  await visit(shop).send('POST /api/auth/login', { email: body.email, password: 'Canary7wrong' })
  await visitor.send('PUT /api/auth/update', { username: 'Canary Other', email: 'canary.other@example.com' })
  await shop.app.outbox.idle()
  mailbox.down = true
  await visitor.send('POST /api/contact', createContactMessage({ name: 'Canary Writer', email: 'canary.writer@example.com' }))
  await shop.app.outbox.idle()
  mailbox.down = false
  await visitor.send('POST /api/auth/forgot-password', { email: 'canary.other@example.com' })
  await shop.app.outbox.idle()
  const [, token = ''] = /reset-password\/([\w-]+)/.exec(mailbox.mails.at(-1)?.text ?? '') ?? []
  await visitor.send(`POST /api/auth/reset-password/${token}`, { newPassword: 'Canary8password' })
  await visitor.send('POST /api/auth/login', { email: 'canary.other@example.com', password: 'Canary8password' })
  await visitor.send('DELETE /api/auth/delete')

  const events = loggedEvents()
  expect(events.map(({ msg, user: actor }) => [msg, actor])).toEqual([
    ['signed up', user['_id']],
    ['sign-in rejected', undefined],
    ['email not sent, will retry', undefined],
    ['password reset', user['_id']],
    ['signed in', user['_id']],
    ['account deleted', user['_id']],
  ])
  expect(token).toHaveLength(43)
  const everything = lines.join('\n')
  for (const secret of [/canary/i, /0809999/, session, token, visitor.cookies.get('session') ?? session]) {
    expect(everything).not.toMatch(secret)
  }
})

test('the log says who invited and removed admins, without addresses and tokens', async () => {
  lines.length = 0
  await makeAdmin({ database: shop.database, hasher: cheapHasher }, 'canary.owner@example.com', 'Canary7password')
  const owner = visit(shop)
  const { body: by } = await owner.send('POST /api/admin/login', {
    email: 'canary.owner@example.com',
    password: 'Canary7password',
  })
  await owner.send('POST /api/admin/invitations', { email: 'canary.invited@example.com' })
  await shop.app.outbox.idle()
  const [, token = ''] = /admin\/invitation\/([\w-]+)/.exec(mailbox.mails.at(-1)?.text ?? '') ?? []
  const chosen = { username: 'Canary Name', newPassword: 'Canary8password' }
  await visit(shop).send(`POST /api/admin/accept-invitation/${token}`, chosen)
  const { admins } = (await owner.send('GET /api/admin/admins')).body as { admins: { _id: string; email: string }[] }
  const invited = admins.find(({ email }) => email === 'canary.invited@example.com')?._id
  await owner.send(`DELETE /api/admin/admins/${invited}`)
  const events = loggedEvents()
  expect(events.map(({ msg, user, record }) => [msg, user, record])).toEqual([
    ['signed in', by['_id'], undefined],
    ['admin invited', by['_id'], undefined],
    ['invitation accepted', invited, undefined],
    ['admin removed', by['_id'], invited],
  ])
  expect(token).toHaveLength(43)
  for (const secret of [/canary/i, token]) expect(lines.join('\n')).not.toMatch(secret)
})

test('the log connects rejected sign-ins and requests beyond a limit by keyed digests of account and network', async () => {
  lines.length = 0
  const email = 'canary.victim@example.com'
  const logIn = (address: string, from: string) =>
    visit(shop).send('POST /api/auth/login', { email: address, password: 'wrong' }, { remoteAddress: from })
  for (let tries = 0; tries < 11; tries += 1) await logIn(tries % 2 === 0 ? email : email.toUpperCase(), '203.0.113.7')
  await logIn(email, '203.0.113.8')
  await logIn('canary.other@example.com', '198.51.100.7')
  const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /sign-in rejected|too many tries/.test(msg))
  const [{ account, network }] = events
  expect([account, network]).toEqual([expect.stringMatching(/^[\w-]{16}$/), expect.stringMatching(/^[\w-]{16}$/)])
  expect(account).not.toBe(createHash('sha256').update(email).digest('base64url').slice(0, 16))
  const rejected = { msg: 'sign-in rejected', account, network }
  expect(events.slice(0, 10)).toMatchObject(Array(10).fill(rejected))
  expect(events[10]).toMatchObject({ msg: 'too many tries', route: '/api/auth/login', account, network })
  expect(events[11]).toMatchObject(rejected)
  expect([events[12].account === account, events[12].network === network, events.length]).toEqual([false, false, 13])
  expect(lines.join('')).not.toMatch(/canary|203\.0|198\.51/i)
})

test('the digests in the log are the same on two servers of one database, different in another shop, and their key is not logged', async () => {
  const digests = async (app: FastifyInstance) => {
    lines.length = 0
    await visit({ app }).send('POST /api/auth/login', { email: 'canary@example.com', password: 'wrong' })
    const { account, network } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'sign-in rejected')
    return [account, network]
  }
  const own = await digests(shop.app)
  const second = await buildTestApp(shop.database, log)
  expect(await digests(second)).toEqual(own)
  const { rows } = await shop.database.pool.query('select key from shared_keys')
  expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }])
  expect(lines.join('')).not.toContain(rows[0].key)
  await second.close()

  const other = await openTestDatabase()
  const foreign = await buildTestApp(other, log)
  expect((await digests(foreign)).filter((digest) => own.includes(digest))).toEqual([])
  await foreign.close()
  await other.close()
})

/** What was logged, except for debugging and for the slow requests of a busy machine. */
function loggedEvents(): Record<string, unknown>[] {
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return events.filter(({ level, msg }) => level !== 20 && msg !== 'request was slow')
}
