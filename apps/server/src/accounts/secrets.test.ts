import { createSignUp } from '@shop/api/testing'
import { expect, test } from 'vitest'
import { openEmbeddedTestDatabase } from '../testing/databases.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { buildTestApp, cheapHasher } from '../testing/shop.ts'
import { visit } from '../testing/visitor.ts'
import { newToken } from '../tokens.ts'
import { makeAdmin } from './make-admin.ts'

test('a copy of the database contains no usable password, session or link of an email', async () => {
  const database = await openEmbeddedTestDatabase()
  const mailbox = createMailbox()
  const app = await buildTestApp(database, { deliverMail: mailbox.deliver })
  const visitor = visit({ app })
  const password = 'Canary7bird sings'
  const email = 'canary@example.com'
  await visitor.send('POST /api/auth/signup', createSignUp({ email, password }))
  await visitor.send('POST /api/auth/forgot-password', { email })
  await makeAdmin({ database, hasher: cheapHasher }, 'owner@example.com', password)
  const owner = visit({ app })
  await owner.send('POST /api/admin/login', { email: 'owner@example.com', password })
  await owner.send('POST /api/admin/invitations', { email: 'canary.invited@example.com' })
  await app.outbox.idle()
  const links = mailbox.mails.map(({ text }) => /(?:reset-password|confirm-email|invitation)\/([\w-]{43})/.exec(text)?.[1] ?? '')
  const session = visitor.cookies.get('session') ?? ''
  expect([...links, session].map(({ length }) => length)).toEqual([43, 43, 43, 43])

  const dump = Buffer.from((await database.dump('none')) ?? [])
  // The email is found in plain text, which shows that the search works.
  expect(dump.includes(email)).toBe(true)
  for (const secret of [password, ...links, session]) expect(dump.includes(secret)).toBe(false)
  await app.close()
  await database.close()
})

test('a thousand new tokens are all different and have 256 random bits each', () => {
  const tokens = Array.from({ length: 1000 }, newToken)
  expect(new Set(tokens).size).toBe(1000)
  const bits = tokens.map((token) => Buffer.from(token, 'base64url'))
  expect(new Set(bits.map(({ length }) => length))).toEqual(new Set([32]))
  // Each bit is set in about 500 of 1000 tokens. A count outside 400 to 600 practically never happens.
  for (let bit = 0; bit < 256; bit += 1) {
    const ones = bits.filter((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
    expect(Math.abs(ones - 500)).toBeLessThan(100)
  }
})
