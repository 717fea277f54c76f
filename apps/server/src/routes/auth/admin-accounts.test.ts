import { expect, test } from 'vitest'
import { makeAdmin } from '../../accounts/make-admin.ts'
import { milliseconds } from '../../clock.ts'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { users } from '../../db/schema.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { cheapHasher, useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'

const password = 'Correct7horse'

describeDatabases('the accounts of admins', (open) => {
  const clock = createTestClock()
  const shop = useTestShop(open, undefined, { clock: clock.now })

  async function signedInAdmin() {
    const email = `admin-${newId()}@example.com`
    await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, password)
    const visitor = visit(shop)
    await visitor.send('POST /api/admin/login', { email, password })
    return { ...visitor, email, logIn: () => visitor.send('POST /api/admin/login', { email, password }) }
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
