import { expect, test } from 'vitest'
import { makeAdmin } from '../../accounts/make-admin.ts'
import { milliseconds } from '../../clock.ts'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { users } from '../../db/schema.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { cheapHasher, useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'

const password = 'Correct7horse'

describeDatabases('the accounts of admins', (open) => {
  const clock = createTestClock()
  const mailbox = createMailbox()
  const shop = useTestShop(open, undefined, { clock: clock.now, deliverMail: mailbox.deliver })

  async function signedInAdmin() {
    const email = `admin-${newId()}@example.com`
    await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, password)
    const visitor = visit(shop)
    await visitor.send('POST /api/admin/login', { email, password })
    return { ...visitor, email, logIn: () => visitor.send('POST /api/admin/login', { email, password }) }
  }
  const reset = async (email: string, newPassword: string) => {
    await shop.app.outbox.idle()
    const token = /reset-password\/([\w-]+)/.exec(mailbox.mails.findLast(({ to }) => to.address === email)?.text ?? '')?.[1]
    return visit(shop).send(`POST /api/auth/reset-password/${token}`, { newPassword })
  }
  const removeAdmins = () => shop.database.orm.delete(users).where(eq(users.role, 'admin'))

  test('an admin has to log in again before a change of the email or a deletion 15 minutes after the last login', async () => {
    const [admin] = [await signedInAdmin(), await signedInAdmin()]
    const change = () => admin.send('PUT /api/auth/update', { username: 'Admin', email: `new-${admin.email}` })
    clock.pass(15 * milliseconds.minute)
    const rejected = { status: 403, body: { message: 'Please log in again with your password, then try once more.' } }
    expect(await change()).toMatchObject(rejected)
    expect(await admin.send('DELETE /api/auth/delete')).toMatchObject(rejected)
    expect((await admin.send('PUT /api/auth/update', { username: 'Owner', email: admin.email })).status).toBe(200)
    await admin.logIn()
    expect((await change()).status).toBe(200)
    expect((await admin.send('DELETE /api/auth/delete')).status).toBe(200)
  })

  test('a forgotten password gets the same response for an admin as for an unknown email, and only the link tells the role', async () => {
    const admin = await signedInAdmin()
    const forget = (email: string) => visit(shop).send('POST /api/auth/forgot-password', { email })
    const [known, unknown] = [await forget(admin.email), await forget(`nobody-${newId()}@example.com`)]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await reset(admin.email, 'Another7pass')).toMatchObject({
      status: 200,
      body: { message: 'Password reset successfully', role: 'admin' },
    })
    expect([(await admin.logIn()).status, (await admin.send('GET /api/auth/check')).status]).toEqual([401, 401])
    expect((await visit(shop).send('POST /api/admin/login', { email: admin.email, password: 'Another7pass' })).status).toBe(200)
  })

  test('a password that the operator sets ends an earlier reset link', async () => {
    const { email } = await signedInAdmin()
    await visit(shop).send('POST /api/auth/forgot-password', { email })
    await shop.app.outbox.idle()
    await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, 'Another7pass')
    expect(await reset(email, 'Stranger5pass')).toMatchObject({ status: 400 })
    expect((await visit(shop).send('POST /api/admin/login', { email, password: 'Another7pass' })).status).toBe(200)
  })

  test('an admin changes the name, and the password with the old one, which ends the other sessions', async () => {
    const admin = await signedInAdmin()
    const other = visit(shop)
    await other.send('POST /api/admin/login', { email: admin.email, password })
    const renamed = await admin.send('PUT /api/auth/update', { username: 'Bola Ade', email: admin.email })
    expect(renamed).toMatchObject({ status: 200, body: { username: 'Bola Ade', role: 'admin' } })
    const change = (oldPassword: string) =>
      admin.send('PUT /api/auth/change-password', { oldPassword, newPassword: 'Another7pass' })
    expect(await change('Wrong7-password')).toMatchObject({ status: 403, body: { message: 'The old password is wrong.' } })
    expect([(await other.send('GET /api/auth/check')).status, (await admin.send('GET /api/auth/check')).status]).toEqual([
      200, 200,
    ])
    expect((await change(password)).status).toBe(200)
    expect([(await other.send('GET /api/auth/check')).status, (await admin.send('GET /api/auth/check')).status]).toEqual([
      401, 200,
    ])
  })

  test('the last of two admins who delete their accounts at once stays', async () => {
    await removeAdmins()
    const admins = [await signedInAdmin(), await signedInAdmin()]
    const responses = await Promise.all(admins.map((admin) => admin.send('DELETE /api/auth/delete')))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({
      message: 'This is the only admin account of the shop. Please create another admin first.',
    })
    expect(await shop.database.orm.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1)
  })
})
