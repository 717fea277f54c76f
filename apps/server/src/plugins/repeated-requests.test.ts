import { createSignUp } from '@shop/api/testing'
import { expect, test } from 'vitest'
import { eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { users } from '../db/schema.ts'
import { describeDatabases } from '../testing/databases.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { useTestShop } from '../testing/shop.ts'
import { visit } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

const password = 'Correct7horse'
const newPassword = 'Another7pass'

describeDatabases('a request that a browser sends again', (open) => {
  const mailbox = createMailbox()
  const shop = useTestShop(open, undefined, { deliverMail: mailbox.deliver })

  /** Sends a request three times at once and once more later, and returns the four responses. */
  async function sendAgain(visitor: Visitor, call: string, body?: object) {
    // A browser sends the cookies of the first request again.
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'idempotency-key': newId(), cookie }
    const send = () => visitor.send(call, body, { headers })
    const concurrent = await Promise.all([send(), send(), send()])
    return [...concurrent, await send()]
  }

  async function signUp(): Promise<Visitor & { email: string }> {
    const visitor = visit(shop)
    const email = `user-${newId()}@example.com`
    await visitor.send('POST /api/auth/signup', createSignUp({ email, password }))
    return { ...visitor, email }
  }

  const logIn = async (email: string, given: string) =>
    (await visit(shop).send('POST /api/auth/login', { email, password: given })).status

  test('creates one account and signs in with each response', async () => {
    const email = `user-${newId()}@example.com`
    const responses = await sendAgain(visit(shop), 'POST /api/auth/signup', createSignUp({ email, password }))
    const [account] = await shop.database.orm.select().from(users).where(eq(users.email, email))
    expect(responses.map(({ status, body }) => [status, body['_id']])).toEqual(Array(4).fill([200, account?.id]))
    for (const { setCookie } of responses) {
      const [name = '', value = ''] = setCookie.split(/[=;]/)
      const visitor = visit(shop)
      visitor.cookies.set(name, value)
      expect((await visitor.send('GET /api/auth/check')).body).toMatchObject({ _id: account?.id })
    }
  })

  test('changes the password once and says so in each response', async () => {
    const visitor = await signUp()
    const responses = await sendAgain(visitor, 'PUT /api/auth/change-password', { oldPassword: password, newPassword })
    const done = { status: 200, body: { message: 'Password changed successfully' }, setCookie: '' }
    expect(responses).toMatchObject(Array(4).fill(done))
    expect([await logIn(visitor.email, password), await logIn(visitor.email, newPassword)]).toEqual([401, 200])
  })

  test('sets a new password by a link once and says so in each response', async () => {
    const { email } = await signUp()
    await shop.app.outbox.idle()
    await visit(shop).send('POST /api/auth/forgot-password', { email })
    await shop.app.outbox.idle()
    const token = /reset-password\/([\w-]+)/.exec(mailbox.mails.at(-1)?.text ?? '')?.[1]
    const responses = await sendAgain(visit(shop), `POST /api/auth/reset-password/${token}`, { newPassword })
    expect(responses.map(({ status, body }) => [status, body['role']])).toEqual(Array(4).fill([200, 'customer']))
    expect(await logIn(email, newPassword)).toBe(200)
  })

  test('deletes the account and signs out with each response, although the first one ended the session', async () => {
    const visitor = await signUp()
    const responses = await sendAgain(visitor, 'DELETE /api/auth/delete')
    expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, { message: 'Account deleted' }]))
    expect(responses.map(({ setCookie }) => setCookie.includes('Max-Age=0'))).toEqual(Array(4).fill(true))
  })

  test('is another request when somebody else sends it with the same key', async () => {
    const [visitor, other] = [await signUp(), await signUp()]
    const headers = { 'idempotency-key': newId() }
    const change = (by: Visitor, oldPassword: string) =>
      by.send('PUT /api/auth/change-password', { oldPassword, newPassword }, { headers })
    expect([(await change(visitor, password)).status, (await change(other, 'wrong')).status]).toEqual([200, 403])
  })

  test('is handled again when the first one failed', async () => {
    const taken = await signUp()
    const headers = { 'idempotency-key': newId() }
    const send = () => visit(shop).send('POST /api/auth/signup', createSignUp({ email: taken.email, password }), { headers })
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([409, 409])
    await taken.send('DELETE /api/auth/delete')
    expect((await send()).status).toBe(200)
  })

  test.each([undefined, "'; drop"])('is handled each time without a valid key: %s', async (key) => {
    const email = `user-${newId()}@example.com`
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const send = () => visit(shop).send('POST /api/auth/signup', createSignUp({ email, password }), { headers })
    expect([(await send()).status, (await send()).status]).toEqual([200, 409])
  })
})
