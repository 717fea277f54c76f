import { createSignUp } from '@shop/api/testing'
import { expect, test } from 'vitest'
import { makeAdmin } from '../../accounts/make-admin.ts'
import { milliseconds } from '../../clock.ts'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { confirmationTokens, users } from '../../db/schema.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { cheapHasher, useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'

describeDatabases('the confirmation of an email address', (open) => {
  const clock = createTestClock()
  const mailbox = createMailbox()
  const shop = useTestShop(open, undefined, { clock: clock.now, deliverMail: mailbox.deliver })
  let senders = 0
  const elsewhere = () => ({ remoteAddress: `198.51.${(senders += 1)}.1` })
  const newEmail = (): string => `user-${newId()}@example.com`

  async function signUp(email = newEmail(), from = elsewhere()) {
    const visitor = visit(shop)
    expect((await visitor.send('POST /api/auth/signup', createSignUp({ email }), from)).status).toBe(200)
    return { ...visitor, email }
  }
  /** The subjects and tokens of the emails to an address, oldest first. */
  async function emailsTo(address: string) {
    await shop.app.outbox.idle()
    return mailbox.mails
      .filter(({ to }) => to.address === address)
      .map(({ subject, text }) => ({ subject, token: /\/(?:confirm-email|reset-password)\/([\w-]{43})\n/.exec(text)?.[1] ?? '' }))
  }
  const confirm = (token: string) => visit(shop).send(`POST /api/auth/confirm-email/${token}`)
  const changeEmail = (visitor: Awaited<ReturnType<typeof signUp>>, email: string) =>
    visitor.send('PUT /api/auth/update', { username: 'Chidi Eze', email }, elsewhere())
  async function isConfirmed(email: string): Promise<boolean> {
    const [account] = await shop.database.orm.select().from(users).where(eq(users.email, email))
    return account?.emailConfirmedAt != null
  }
  const dead = { status: 400, body: { message: 'This confirmation link is not valid any more.' } }

  test('a sign-up works at once and sends an email without its name, whose link confirms the address', async () => {
    const visitor = await signUp()
    expect((await visitor.send('GET /api/auth/check')).status).toBe(200)
    const [email] = await emailsTo(visitor.email)
    expect(email).toEqual({ subject: 'Confirm your email address at Test shop', token: expect.stringMatching(/^.{43}$/) })
    expect(JSON.stringify(mailbox.mails)).not.toContain('Chidi')
    expect(await isConfirmed(visitor.email)).toBe(false)
    const confirmed = { status: 200, body: { message: 'Thank you. Your email address is confirmed.' } }
    expect(await confirm(email?.token ?? '')).toMatchObject({ ...confirmed, setCookie: '' })
    expect(await isConfirmed(visitor.email)).toBe(true)
    expect(await confirm(email?.token ?? '')).toMatchObject(confirmed)
  })

  test('only a digest of the token of a confirmation link is stored', async () => {
    const { email } = await signUp()
    const [{ token } = { token: '' }] = await emailsTo(email)
    expect(JSON.stringify(await shop.database.orm.select().from(confirmationTokens))).not.toContain(token)
  })

  test('a reset link confirms the address as well', async () => {
    const { email } = await signUp()
    await visit(shop).send('POST /api/auth/forgot-password', { email }, elsewhere())
    const token = (await emailsTo(email)).find(({ subject }) => subject.startsWith('Reset'))?.token
    await visit(shop).send(`POST /api/auth/reset-password/${token}`, { newPassword: 'Another7pass' })
    expect(await isConfirmed(email)).toBe(true)
  })

  test('a confirmation link ends after seven days, when the email changes, and is rejected when it was never sent', async () => {
    const [late, moved] = [await signUp(), await signUp()]
    const tokens = [(await emailsTo(late.email))[0]?.token ?? '', (await emailsTo(moved.email))[0]?.token ?? '']
    await changeEmail(moved, newEmail())
    expect(await confirm(tokens[1] ?? '')).toMatchObject(dead)
    expect(await confirm('x'.repeat(43))).toMatchObject(dead)
    expect(await confirm('x'.repeat(2000))).toMatchObject({ ...dead, status: 404 })
    clock.pass(7 * milliseconds.day)
    expect(await confirm(tokens[0] ?? '')).toMatchObject(dead)
  })

  test('a confirmation link that was sent while the clock was ahead ends when the clock is right', async () => {
    clock.pass(milliseconds.day)
    const [link] = await emailsTo((await signUp()).email)
    clock.pass(-milliseconds.day)
    expect(await confirm(link?.token ?? '')).toMatchObject(dead)
  })

  test('a new email of an account has to be confirmed, and only a confirmed old one is told about it', async () => {
    const visitor = await signUp()
    const [first, second, third] = [visitor.email, newEmail(), newEmail()]
    expect(await emailsTo(first)).toHaveLength(1)
    await changeEmail(visitor, second)
    expect(await emailsTo(first)).toHaveLength(1)
    const [link] = await emailsTo(second)
    await confirm(link?.token ?? '')
    expect(await isConfirmed(second)).toBe(true)
    await changeEmail(visitor, third)
    expect((await emailsTo(second)).at(-1)?.subject).toBe('Your email address at Test shop was changed')
    expect(await isConfirmed(third)).toBe(false)
    expect((await emailsTo(third)).map(({ subject }) => subject)).toEqual(['Confirm your email address at Test shop'])
  })

  test('the address of an admin counts as confirmed, because the operator gave it', async () => {
    const email = newEmail()
    await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, 'Correct7horse')
    expect(await isConfirmed(email)).toBe(true)
  })

  test('an address gets at most three confirmation emails in a day', async () => {
    const visitor = await signUp()
    const [wanted, other] = [newEmail(), newEmail()]
    for (let round = 0; round < 5; round += 1) {
      await changeEmail(visitor, wanted)
      await shop.app.outbox.idle()
      await changeEmail(visitor, other)
      await shop.app.outbox.idle()
    }
    expect([(await emailsTo(wanted)).length, (await emailsTo(other)).length]).toEqual([3, 3])
  })

  test('one sender causes at most 30 confirmation emails in an hour, and further sign-ups work without one', async () => {
    const from = elsewhere()
    const emails = Array.from({ length: 31 }, newEmail)
    for (const email of emails) await signUp(email, from)
    expect(await Promise.all(emails.map(async (email) => (await emailsTo(email)).length))).toEqual([...Array(30).fill(1), 0])
  })
})
