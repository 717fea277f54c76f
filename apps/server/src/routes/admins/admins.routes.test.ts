import type { Admins } from '@shop/api'
import { createSignUp } from '@shop/api/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../accounts/make-admin.ts'
import { milliseconds } from '../../clock.ts'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { adminInvitations, rateLimitUses, users } from '../../db/schema.ts'
import { fillCatalogue } from '../../testing/catalogue.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { cheapHasher, useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'

const password = 'Correct7horse'
const chosen = { username: 'Tunde Bakare', newPassword: 'Another7pass' }
const dead = { status: 400, body: { message: 'This invitation is not valid any more. Please ask for a new one.' } }

describeDatabases('admins', (open) => {
  const clock = createTestClock()
  const mailbox = createMailbox()
  const shop = useTestShop(open, fillCatalogue, { clock: clock.now, deliverMail: mailbox.deliver })
  const newEmail = () => `person-${newId()}@example.com`

  beforeEach(async () => {
    await shop.database.orm.delete(users).where(eq(users.role, 'admin'))
    await shop.database.orm.delete(rateLimitUses)
  })

  async function logInAdmin(email: string, given = password) {
    const visitor = visit(shop)
    const { body, status } = await visitor.send('POST /api/admin/login', { email, password: given })
    expect(status).toBe(200)
    return {
      ...visitor,
      email,
      id: String(body['_id']),
      logIn: () => visitor.send('POST /api/admin/login', { email, password: given }),
    }
  }
  async function newAdmin() {
    const email = newEmail()
    await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, password)
    return logInAdmin(email)
  }
  type SignedIn = Awaited<ReturnType<typeof newAdmin>>
  const list = async (by: SignedIn) => (await by.send('GET /api/admin/admins')).body as unknown as Admins
  const invite = (by: SignedIn, email: string) => by.send('POST /api/admin/invitations', { email })
  const mailsTo = async (address: string) => {
    await shop.app.outbox.idle()
    return mailbox.mails.filter(({ to }) => to.address === address)
  }
  const tokenFor = async (email: string) =>
    /admin\/invitation\/([\w-]{43})\n/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  async function invited(by: SignedIn, email = newEmail()) {
    expect((await invite(by, email)).status).toBe(200)
    return { email, token: await tokenFor(email) }
  }
  const read = (token: string) => visit(shop).send(`GET /api/admin/invitation/${token}`)
  const accept = (token: string) => visit(shop).send(`POST /api/admin/accept-invitation/${token}`, chosen)
  const remove = (by: SignedIn, id: string) => by.send(`DELETE /api/admin/admins/${id}`)

  describe('an invitation', () => {
    test('the link of an invitation works once and makes its reader an admin with the chosen name and password', async () => {
      const owner = await newAdmin()
      const { email, token } = await invited(owner)
      expect(await list(owner)).toEqual({
        admins: [{ _id: owner.id, username: 'Admin', email: owner.email, since: expect.any(String) }],
        invitations: [
          { _id: expect.any(String), email, invitedBy: 'Admin', invitedAt: clock.now().toISOString(), isExpired: false },
        ],
      })
      expect(await read(token)).toMatchObject({ status: 200, body: { email, hasAccount: false } })
      const message = 'You are an admin now. Please log in.'
      clock.pass(milliseconds.minute)
      expect(await accept(token)).toMatchObject({ status: 200, body: { message }, setCookie: '' })
      const second = await logInAdmin(email, chosen.newPassword)
      expect(await list(second)).toMatchObject({
        admins: [{ email: owner.email }, { email, username: 'Tunde Bakare', since: clock.now().toISOString() }],
        invitations: [],
      })
      expect([await accept(token), await read(token)]).toMatchObject([dead, dead])
    })

    test('an invitation works for one of ten concurrent requests', async () => {
      const { token } = await invited(await newAdmin())
      const responses = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    })

    test('an invitation ends after seven days, when it is withdrawn, and when it is sent again', async () => {
      const owner = await newAdmin()
      const [late, withdrawn, renewed] = [await invited(owner), await invited(owner), await invited(owner)]
      const again = await invited(owner, renewed.email.toUpperCase())
      expect([await accept(renewed.token), (await read(again.token)).status]).toMatchObject([dead, 200])
      const { invitations } = await list(owner)
      expect(invitations).toHaveLength(3)
      const id = invitations.find(({ email }) => email === withdrawn.email)?._id
      expect((await owner.send(`DELETE /api/admin/invitations/${id}`)).body['invitations']).toHaveLength(2)
      expect(await accept(withdrawn.token)).toMatchObject(dead)
      clock.pass(7 * milliseconds.day)
      expect(await accept(late.token)).toMatchObject(dead)
      await owner.logIn()
      expect((await list(owner)).invitations).toMatchObject([{ isExpired: true }, { isExpired: true }])
    })

    test('an invitation that was sent while the clock was ahead ends when the clock is right', async () => {
      clock.pass(milliseconds.day)
      const owner = await newAdmin()
      const { token } = await invited(owner)
      clock.pass(-milliseconds.day)
      expect([await read(token), await accept(token)]).toMatchObject([dead, dead])
      expect((await list(owner)).invitations).toMatchObject([{ isExpired: true }])
    })

    test('an invitation that is withdrawn before its email is written sends none', async () => {
      const owner = await newAdmin()
      const email = newEmail()
      mailbox.down = true
      await invite(owner, email)
      await shop.app.outbox.idle()
      mailbox.down = false
      await owner.send(`DELETE /api/admin/invitations/${(await list(owner)).invitations[0]?._id}`)
      clock.pass(milliseconds.hour)
      shop.app.outbox.wake()
      expect(await mailsTo(email)).toEqual([])
    })

    test('only a digest of the token of an invitation is stored', async () => {
      const { token } = await invited(await newAdmin())
      expect(token).toHaveLength(43)
      expect(JSON.stringify(await shop.database.orm.select().from(adminInvitations))).not.toContain(token)
    })

    test('an unknown or malformed token is rejected, and so are a common password and a name with a link', async () => {
      expect(await accept('x'.repeat(43))).toMatchObject(dead)
      expect(await read('x'.repeat(2000))).toMatchObject({ ...dead, status: 404 })
      const { token } = await invited(await newAdmin())
      const accepted = (changes: object) =>
        visit(shop).send(`POST /api/admin/accept-invitation/${token}`, { ...chosen, ...changes })
      expect(await accepted({ newPassword: 'Password1' })).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'newPassword' }] },
      })
      expect(await accepted({ username: 'Win at https://evil.example' })).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'username' }] },
      })
      expect((await read(token)).status).toBe(200)
    })

    test('an invitation to a customer asks for a new password, ends the sessions and keeps the saved lists for later', async () => {
      const owner = await newAdmin()
      const email = newEmail()
      const customer = visit(shop)
      await customer.send('POST /api/auth/signup', createSignUp({ email, password }))
      const { products } = (await shop.get('/api/products?limit=1')).body as { products: { _id: string }[] }
      const line = { itemId: products[0]?._id, itemType: 'Product', quantity: 2 }
      expect((await customer.send('PUT /api/cart/add', line)).status).toBe(200)
      const { token } = await invited(owner, email)
      expect(await read(token)).toMatchObject({ body: { email, hasAccount: true } })
      await accept(token)
      expect((await customer.send('GET /api/auth/check')).status).toBe(401)
      expect((await customer.send('POST /api/auth/login', { email, password })).status).toBe(401)
      const second = await logInAdmin(email, chosen.newPassword)
      expect(await second.send('GET /api/cart')).toMatchObject({ status: 403 })
      expect((await remove(owner, second.id)).status).toBe(200)
      await customer.send('POST /api/auth/login', { email, password: chosen.newPassword })
      expect(await customer.send('GET /api/cart')).toMatchObject({ status: 200, body: { cart: [{ quantity: 2 }] } })
    })

    test('an earlier reset link of the account cannot replace the password that was chosen with an invitation', async () => {
      const owner = await newAdmin()
      const email = newEmail()
      await visit(shop).send('POST /api/auth/signup', createSignUp({ email, password }))
      await visit(shop).send('POST /api/auth/forgot-password', { email })
      const texts = (await mailsTo(email)).map(({ text }) => text).join()
      const [, resetToken = ''] = /reset-password\/([\w-]{43})/.exec(texts) ?? []
      await accept((await invited(owner, email)).token)
      const reset = { newPassword: 'Stranger5pass' }
      expect(await visit(shop).send(`POST /api/auth/reset-password/${resetToken}`, reset)).toMatchObject({ status: 400 })
      await logInAdmin(email, chosen.newPassword)
    })

    test('the address of an admin cannot be invited', async () => {
      const owner = await newAdmin()
      const message = 'This address belongs to an admin already.'
      expect(await invite(owner, owner.email.toUpperCase())).toMatchObject({
        status: 409,
        body: { message, issues: [{ path: 'email', message }] },
      })
    })

    test('an invitation to somebody whom the operator has made an admin meanwhile is not valid', async () => {
      const { email, token } = await invited(await newAdmin())
      await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, password)
      expect(await accept(token)).toMatchObject(dead)
      await logInAdmin(email)
    })

    test('an admin sends at most ten invitations in an hour, and an address gets at most three in a day', async () => {
      const owner = await newAdmin()
      const email = newEmail()
      const toOne = []
      for (let count = 0; count < 4; count += 1) toOne.push(await invite(owner, email))
      expect(toOne.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(toOne[3]).toMatchObject({
        body: { message: 'This address got three invitations in a day. Please try again tomorrow.' },
        headers: { 'retry-after': '86400' },
      })
      expect(await mailsTo(email)).toHaveLength(3)
      const others = []
      for (let count = 0; count < 8; count += 1) others.push((await invite(owner, newEmail())).status)
      expect(others).toEqual([...Array(6).fill(200), 429, 429])
    })
  })

  describe('removing an admin', () => {
    test("a removed admin's next request is rejected, and the invitations that they sent end", async () => {
      const [owner, second] = [await newAdmin(), await newAdmin()]
      const { token } = await invited(second)
      expect((await list(owner)).invitations).toHaveLength(1)
      const { status, body } = await remove(owner, second.id.toUpperCase())
      expect([status, body]).toMatchObject([200, { admins: [{ _id: owner.id }], invitations: [] }])
      expect((await second.send('GET /api/admin/overview')).status).toBe(401)
      expect((await second.logIn()).status).toBe(401)
      expect(await accept(token)).toMatchObject(dead)
      expect(await visit(shop).send('POST /api/auth/login', { email: second.email, password })).toMatchObject({
        status: 200,
        body: { role: 'customer' },
      })
    })

    test('nobody removes themselves, a customer or an unknown account', async () => {
      const owner = await newAdmin()
      expect(await remove(owner, owner.id)).toMatchObject({
        status: 409,
        body: { message: 'You cannot remove yourself. Another admin can do it.' },
      })
      const customer = await visit(shop).send('POST /api/auth/signup', createSignUp({ email: newEmail() }))
      const unknown = { status: 404, body: { message: 'This admin does not exist any more.' } }
      expect(await remove(owner, String(customer.body['_id']))).toMatchObject(unknown)
      expect(await remove(owner, newId())).toMatchObject(unknown)
    })

    test('one of two admins who remove each other at once stays', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await newAdmin(), await newAdmin()]
        const responses = await Promise.all([remove(one, other.id), remove(other, one.id)])
        const [success, failure] = responses.map(({ status }) => status).sort()
        expect(success).toBe(200)
        // The session of the removed admin has ended before the second request, or ends during it.
        expect([401, 403]).toContain(failure)
        expect(await shop.database.orm.select().from(users).where(eq(users.role, 'admin'))).toHaveLength(1)
        await shop.database.orm.delete(users).where(eq(users.role, 'admin'))
      }
    })

    test('an admin who is removed while inviting leaves no invitation', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [owner, second] = [await newAdmin(), await newAdmin()]
        await Promise.all([remove(owner, second.id), invite(second, newEmail())])
        expect((await list(owner)).invitations).toEqual([])
        await shop.database.orm.delete(users).where(eq(users.role, 'admin'))
      }
    })
  })

  test('an admin has to log in again before inviting or removing an admin 15 minutes after the last login', async () => {
    const [owner, second] = [await newAdmin(), await newAdmin()]
    clock.pass(15 * milliseconds.minute)
    const rejected = { status: 403, body: { message: 'Please log in again with your password, then try once more.' } }
    expect([await invite(owner, newEmail()), await remove(owner, second.id)]).toMatchObject([rejected, rejected])
    await owner.logIn()
    expect([(await invite(owner, newEmail())).status, (await remove(owner, second.id)).status]).toEqual([200, 200])
  })

  test('the history shows who invited, accepted, withdrew and removed', async () => {
    const owner = await newAdmin()
    const [one, other] = [await invited(owner), await invited(owner)]
    const [first] = (await list(owner)).invitations
    await owner.send(`DELETE /api/admin/invitations/${first?._id}`)
    const kept = first?.email === one.email ? other : one
    await accept(kept.token)
    await remove(owner, (await list(owner)).admins[1]?._id ?? '')
    const { body } = await owner.send('GET /api/admin/overview')
    const changes = (body['changes'] as { action: string; subject: string; name: string; by: string }[]).slice(0, 5)
    expect(changes.map(({ action, subject, name, by }) => [action, subject, name, by])).toEqual([
      ['removed', 'Admin', 'Tunde Bakare', 'Admin'],
      ['accepted', 'Admin', kept.email, 'Tunde Bakare'],
      ['withdrawn', 'Admin', first?.email, 'Admin'],
      ['invited', 'Admin', other.email, 'Admin'],
      ['invited', 'Admin', one.email, 'Admin'],
    ])
  })
})
