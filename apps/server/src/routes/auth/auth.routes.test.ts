import { createSignUp } from '@shop/api/testing'
import { describe, expect, test } from 'vitest'
import { milliseconds } from '../../clock.ts'
import { count, eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { cartLines, resetTokens, sessions, users, wishlistEntries } from '../../db/schema.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { cheapHasher, useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createFailedTries } from '../../accounts/failed-tries.ts'
import { makeAdmin } from '../../accounts/make-admin.ts'

const password = 'Correct7horse'
const passwordHint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'
const nameHint = 'Please use only letters, spaces, apostrophes, hyphens and dots in your name, and at most 80 characters.'

describeDatabases('accounts', (open) => {
  const clock = createTestClock()
  const mailbox = createMailbox()
  const shop = useTestShop(open, undefined, { clock: clock.now, deliverMail: mailbox.deliver })
  let addresses = 0

  /** An IP address that no other test uses, so that each test counts its own wrong passwords. */
  function elsewhere(): { remoteAddress: string } {
    addresses += 1
    return { remoteAddress: `203.0.${addresses >> 8}.${addresses & 255}` }
  }

  async function newCustomer(fields: object = {}): Promise<Visitor & { email: string; id: string }> {
    const visitor = visit(shop)
    const email = `user-${newId()}@example.com`
    const { status, body } = await visitor.send(
      'POST /api/auth/signup',
      createSignUp({ email, password, ...fields }),
      elsewhere(),
    )
    expect(status).toBe(200)
    await shop.app.outbox.idle()
    return { ...visitor, email, id: String(body['_id']) }
  }

  async function newAdmin(): Promise<string> {
    const email = `admin-${newId()}@example.com`
    await makeAdmin({ database: shop.database, hasher: cheapHasher }, email, password)
    return email
  }

  const logIn = (email: string, given: string = password, from = elsewhere()) =>
    visit(shop).send('POST /api/auth/login', { email, password: given }, from)
  const check = async (visitor: Visitor): Promise<number> => (await visitor.send('GET /api/auth/check')).status
  async function signedIn(email: string): Promise<Visitor> {
    const visitor = visit(shop)
    expect(await visitor.send('POST /api/auth/login', { email, password }, elsewhere())).toMatchObject({ status: 200 })
    return visitor
  }

  /** Requests a reset link and returns the token in the email. */
  async function resetToken(email: string): Promise<string> {
    const before = mailbox.mails.length
    await visit(shop).send('POST /api/auth/forgot-password', { email }, elsewhere())
    await shop.app.outbox.idle()
    return tokenOf(mailbox.mails.slice(before).at(-1)?.text ?? '')
  }

  describe('signing up', () => {
    test('signing up creates a customer, signs in, and returns only the user', async () => {
      const visitor = visit(shop)
      const email = `Chidi.${newId()}@Example.com`
      const response = await visitor.send('POST /api/auth/signup', {
        ...createSignUp({ email, password }),
        role: 'admin',
        _id: newId(),
      })
      expect(response.status).toBe(200)
      expect(response.body).toEqual({
        _id: expect.any(String),
        role: 'customer',
        username: 'Chidi Eze',
        email,
        phoneNumber: createSignUp().phoneNumber,
      })
      expect((await visitor.send('GET /api/auth/check')).body).toEqual(response.body)
    })

    test('signing up stores the password as Argon2id with its own salt', async () => {
      const [one, other] = [await newCustomer(), await newCustomer()]
      const hashes = await Promise.all(
        [one, other].map(
          async ({ id }) => (await shop.database.orm.select().from(users).where(eq(users.id, id)))[0]?.passwordHash,
        ),
      )
      expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$/)
      expect(hashes[0]).not.toBe(hashes[1])
    })

    test('signing up is rejected with 409 when the email is taken, regardless of case', async () => {
      const { email } = await newCustomer()
      const response = await visit(shop).send('POST /api/auth/signup', createSignUp({ email: email.toUpperCase(), password }))
      const message = 'This email is already in use.'
      expect(response).toMatchObject({ status: 409, body: { message, issues: [{ path: 'email', message }] }, setCookie: '' })
    })

    test('twenty concurrent sign-ups with one email in mixed case create one account', async () => {
      const email = `race-${newId()}@example.com`
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          visit(shop).send(
            'POST /api/auth/signup',
            createSignUp({ password, email: index % 2 === 0 ? email : email.toUpperCase() }),
          ),
        ),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    })

    test.each([
      [{ password: 'Abcde1x' }, passwordHint],
      [{ password: 'Abcdefgh' }, passwordHint],
      [{ password: 'Password1' }, 'This password is too common. Please choose another one.'],
      [{ password: `aA1${'x'.repeat(126)}` }, 'Password must be at most 128 characters.'],
      [{ email: 'ada' }, 'Enter valid email address'],
      [{ email: 'a@x.example,b@x.example' }, 'Enter valid email address'],
      [{ phoneNumber: '123' }, 'Must be at least 10 digits'],
      [{ fullName: ' ' }, 'Name is required.'],
      [{ fullName: 'Ada\nYou have won: https://evil.example' }, nameHint],
    ])('signing up is rejected with 422 and a sentence for %j and creates no account', async (fields, message) => {
      const before = await shop.database.orm.select({ total: count() }).from(users)
      const response = await visit(shop).send('POST /api/auth/signup', createSignUp({ password, ...fields }))
      expect(response).toMatchObject({ status: 422, body: { message, issues: [{ path: Object.keys(fields)[0], message }] } })
      expect(await shop.database.orm.select({ total: count() }).from(users)).toEqual(before)
    })

    test.each([
      ['8 characters', 'Xy3zzzzz'],
      ['spaces at its ends and other alphabets', ' Ọ̀ṣun Пароль 7aB '],
      ['128 characters', `aB3${'é'.repeat(125)}`],
    ])('signing up accepts a password of %s unchanged', async (_, given) => {
      const { email } = await newCustomer({ password: given })
      expect((await logIn(email, given)).status).toBe(200)
      expect((await logIn(email, given.trim().slice(0, -1))).status).toBe(401)
    })
  })

  describe('signing in', () => {
    test('signing in begins a session whose token is only in the cookie', async () => {
      const { email } = await newCustomer()
      const response = await logIn(email.toUpperCase())
      expect(response.status).toBe(200)
      expect(response.setCookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(response.headers['cache-control']).toBe('no-store')
      const [, token = ''] = /session=([^;]+)/.exec(response.setCookie) ?? []
      expect(JSON.stringify(response.body)).not.toContain(token)
      const stored = await shop.database.orm.select().from(sessions)
      expect(JSON.stringify(stored)).not.toContain(token)
    })

    test('signing in ends the previous session of the browser and ignores a planted token', async () => {
      const visitor = await newCustomer()
      const old = visitor.cookies.get('session') ?? ''
      await visitor.send('POST /api/auth/login', { email: visitor.email, password }, elsewhere())
      expect(visitor.cookies.get('session')).not.toBe(old)
      const thief = visit(shop)
      thief.cookies.set('session', old)
      expect(await check(thief)).toBe(401)
      const planted = visit(shop)
      planted.cookies.set('session', 'planted')
      await planted.send('POST /api/auth/login', { email: visitor.email, password }, elsewhere())
      expect(planted.cookies.get('session')).toMatch(/^[\w-]{43}$/)
    })

    test('signing in rejects a wrong password and an unknown email identically', async () => {
      const { email } = await newCustomer()
      const responses = [await logIn(email, 'wrong'), await logIn('nobody@example.com', 'wrong')]
      for (const { status, body, setCookie } of responses) {
        expect({ status, body, setCookie }).toEqual({ status: 401, body: { message: 'Wrong email or password.' }, setCookie: '' })
      }
      expect(Object.keys(responses[0]?.headers ?? {})).toEqual(Object.keys(responses[1]?.headers ?? {}))
    })

    test('an admin can sign in at both logins and a customer only at the shop', async () => {
      const admin = await newAdmin()
      const visitor = visit(shop)
      expect(await visitor.send('POST /api/admin/login', { email: admin, password }, elsewhere())).toMatchObject({
        status: 200,
        body: { role: 'admin', email: admin },
      })
      expect(await check(visitor)).toBe(200)
      expect((await logIn(admin)).body['role']).toBe('admin')
      const customer = await newCustomer()
      expect(await visit(shop).send('POST /api/admin/login', { email: customer.email, password }, elsewhere())).toMatchObject({
        status: 401,
        body: { message: 'Wrong email or password.' },
        setCookie: '',
      })
    })

    test('a session expires after a week without a request and after thirty days in total', async () => {
      const [idle, busy] = [await newCustomer(), await newCustomer()]
      clock.pass(6 * milliseconds.day)
      expect([await check(idle), await check(busy)]).toEqual([200, 200])
      for (let day = 6; day < 29; day += 1) {
        clock.pass(milliseconds.day)
        await check(busy)
      }
      expect([await check(idle), await check(busy)]).toEqual([401, 200])
      clock.pass(milliseconds.day + 1)
      expect(await check(busy)).toBe(401)
    })

    test('a session that began while the clock was ahead expires like others once the clock is right', async () => {
      clock.pass(365 * milliseconds.day)
      const visitor = await newCustomer()
      clock.pass(-365 * milliseconds.day)
      expect(await check(visitor)).toBe(200)
      clock.pass(7 * milliseconds.day + 1)
      expect(await check(visitor)).toBe(401)
    })
  })

  describe('signing out', () => {
    test.each(['POST /api/auth/logout', 'POST /api/admin/logout'])(
      'signing out by %s ends the session even for a copy of the cookie',
      async (call) => {
        const visitor = await newCustomer()
        const stolen = visitor.cookies.get('session') ?? ''
        const response = await visitor.send(call)
        expect(response).toMatchObject({ status: 200, body: { message: 'Logged out successfully' } })
        expect(response.setCookie).toContain('session=; Max-Age=0; Path=/')
        const thief = visit(shop)
        thief.cookies.set('session', stolen)
        expect(await check(thief)).toBe(401)
        expect((await visit(shop).send(call)).status).toBe(200)
      },
    )
  })

  describe('wrong passwords', () => {
    /** Records wrong passwords for unknown accounts as the logins do, without sending them. */
    async function recordWrongPasswords(times: number, addressOf: (index: number) => string): Promise<void> {
      const tries = createFailedTries(shop.database, 10, clock.now)
      for (let index = 0; index < times; index += 1) {
        await tries.record({ email: `nobody-${newId()}@example.com`, address: addressOf(index) })
      }
    }

    test('wrong passwords block the account after ten for the address that sent them, not for its owner', async () => {
      const { email } = await newCustomer()
      const attacker = elsewhere()
      for (let tries = 0; tries < 10; tries += 1) expect((await logIn(email, `Wrong${tries}`, attacker)).status).toBe(401)
      const rejected = await logIn(email, password, attacker)
      expect(rejected).toMatchObject({ status: 429, body: { message: 'Too many tries. Please try again later.' } })
      expect(Number(rejected.headers['retry-after'])).toBe(900)
      expect((await logIn(email)).status).toBe(200)
      clock.pass(15 * milliseconds.minute)
      expect((await logIn(email, password, attacker)).status).toBe(200)
    })

    test('wrong passwords from a time when the clock was ahead block nobody', async () => {
      const { email } = await newCustomer()
      const from = elsewhere()
      clock.pass(90 * milliseconds.day)
      for (let tries = 0; tries < 10; tries += 1) await logIn(email, `Wrong${tries}`, from)
      expect((await logIn(email, password, from)).status).toBe(429)
      clock.pass(-90 * milliseconds.day)
      expect((await logIn(email, password, from)).status).toBe(200)
    })

    test('wrong passwords are counted across both logins and the password change', async () => {
      const visitor = await newCustomer()
      const from = elsewhere()
      const body = { email: visitor.email, password: 'wrong' }
      for (let round = 0; round < 4; round += 1) {
        await visit(shop).send('POST /api/auth/login', body, from)
        await visit(shop).send('POST /api/admin/login', body, from)
        await visitor.send('PUT /api/auth/change-password', { oldPassword: 'wrong', newPassword: 'Another7pass' }, from)
      }
      expect(
        (await visitor.send('PUT /api/auth/change-password', { oldPassword: password, newPassword: 'Another7pass' }, from))
          .status,
      ).toBe(429)
    })

    test('wrong passwords of one user do not close a shared address for others before there are a hundred', async () => {
      const [{ email }, other] = [await newCustomer(), await newCustomer()]
      const shared = elsewhere()
      for (let tries = 0; tries < 12; tries += 1) await logIn(email, 'wrong', shared)
      expect((await logIn(other.email, password, shared)).status).toBe(200)
      await recordWrongPasswords(89, () => shared.remoteAddress)
      expect((await logIn(`nobody-${newId()}@example.com`, 'wrong', shared)).status).toBe(401)
      expect((await logIn(other.email, password, shared)).status).toBe(429)
      expect((await logIn(other.email)).status).toBe(200)
    })

    test('three hundred wrong passwords from many addresses of a network close that network', async () => {
      const { email } = await newCustomer()
      const from = (host: number) => ({ remoteAddress: `2001:db8:77:${host.toString(16)}::1` })
      await recordWrongPasswords(290, (host) => from(host).remoteAddress)
      await Promise.all(
        Array.from({ length: 10 }, (_, host) => logIn(`nobody-${newId()}@example.com`, 'wrong', from(290 + host))),
      )
      expect([(await logIn(email, password, from(400))).status, (await logIn(email)).status]).toEqual([429, 200])
    })

    test('wrong passwords from many addresses slow down each of them at the account, ever more', async () => {
      const { email } = await newCustomer()
      const [known, stranger] = [elsewhere(), elsewhere()]
      await logIn(email, 'wrong', known)
      for (let tries = 0; tries < 9; tries += 1) await logIn(email, 'wrong')
      const pauses: number[] = []
      for (let round = 0; round < 4; round += 1) {
        expect((await logIn(email, 'wrong', stranger)).status).toBe(401)
        const { status, headers } = await logIn(email, password, stranger)
        expect(status).toBe(429)
        pauses.push(Number(headers['retry-after']))
        clock.pass(Number(headers['retry-after']) * milliseconds.second)
      }
      expect(pauses).toEqual([2, 4, 8, 16])
      expect([(await logIn(email, password, stranger)).status, (await logIn(email, password, known)).status]).toEqual([200, 200])
    })

    test('wrong passwords stay counted when the forwarded address or the end of an IPv6 address changes', async () => {
      const { email } = await newCustomer()
      const headers = (tries: number) => ({ 'x-forwarded-for': `198.51.100.${tries}` })
      const own = (tries: number) => ({ remoteAddress: `2001:db8:1:2::${tries}`, headers: headers(tries) })
      for (let tries = 1; tries <= 10; tries += 1) {
        await visit(shop).send('POST /api/auth/login', { email, password: 'wrong' }, own(tries))
      }
      expect((await visit(shop).send('POST /api/auth/login', { email, password }, own(11))).status).toBe(429)
    })

    test('only wrong passwords are counted, not correct ones', async () => {
      const { email } = await newCustomer()
      const from = elsewhere()
      const responses = await Promise.all(Array.from({ length: 25 }, () => logIn(email, password, from)))
      expect(responses.map(({ status }) => status)).toEqual(Array(25).fill(200))
    })
  })

  describe('the profile', () => {
    test('the profile can be changed, and its phone number removed', async () => {
      const visitor = await newCustomer()
      const response = await visitor.send('PUT /api/auth/update', { username: 'Ada', email: visitor.email, phoneNumber: '' })
      expect(response).toMatchObject({
        status: 200,
        body: { username: 'Ada', email: visitor.email, phoneNumber: '', role: 'customer' },
      })
      expect((await visitor.send('GET /api/auth/check')).body).toEqual(response.body)
    })

    test('a change of the profile ignores a role and the id of another account', async () => {
      const [visitor, other] = [await newCustomer(), await newCustomer()]
      await visitor.send('PUT /api/auth/update', {
        username: 'Ada',
        email: visitor.email,
        role: 'admin',
        _id: other.id,
        passwordHash: 'x',
      })
      expect((await visitor.send('GET /api/auth/check')).body).toMatchObject({ _id: visitor.id, role: 'customer' })
      expect((await other.send('GET /api/auth/check')).body).toMatchObject({ _id: other.id, username: 'Chidi Eze' })
    })

    test('a change of the profile accepts its own email in another case but not that of another account', async () => {
      const [visitor, other] = [await newCustomer(), await newCustomer()]
      const change = (email: string) => visitor.send('PUT /api/auth/update', { username: 'Ada', email })
      expect((await change(visitor.email.toUpperCase())).status).toBe(200)
      expect(await change(other.email.toUpperCase())).toMatchObject({
        status: 409,
        body: { message: 'This email is already in use.' },
      })
    })

    test('changing the email of a profile ends the reset link', async () => {
      const visitor = await newCustomer()
      const token = await resetToken(visitor.email)
      await visitor.send('PUT /api/auth/update', { username: 'Ada', email: `new-${visitor.email}` })
      expect((await visit(shop).send(`POST /api/auth/reset-password/${token}`, { newPassword: 'Another7pass' })).status).toBe(400)
    })

    test('a profile keeps a name from before the rule of names but accepts no other such name', async () => {
      const visitor = await newCustomer()
      const username = 'Studio 54'
      await shop.database.orm.update(users).set({ username }).where(eq(users.id, visitor.id))
      const change = (name: string) => visitor.send('PUT /api/auth/update', { username: name, email: visitor.email })
      expect(await change(username)).toMatchObject({ status: 200, body: { username } })
      expect(await change('Studio 55')).toMatchObject({
        status: 422,
        body: { message: nameHint, issues: [{ path: 'username', message: nameHint }] },
      })
    })

    test('an invalid profile is rejected with the message of its field', async () => {
      const visitor = await newCustomer()
      expect(await visitor.send('PUT /api/auth/update', { username: '', email: visitor.email })).toMatchObject({
        status: 422,
        body: { message: 'Name is required.', issues: [{ path: 'username', message: 'Name is required.' }] },
      })
    })
  })

  describe('changing the password', () => {
    test('changing the password ends all other sessions and keeps this one', async () => {
      const visitor = await newCustomer()
      const other = await signedIn(visitor.email)
      expect(
        await visitor.send('PUT /api/auth/change-password', { oldPassword: password, newPassword: 'Another7pass' }, elsewhere()),
      ).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } })
      expect([await check(visitor), await check(other)]).toEqual([200, 401])
      expect([(await logIn(visitor.email)).status, (await logIn(visitor.email, 'Another7pass')).status]).toEqual([401, 200])
    })

    test('changing the password is rejected with a wrong old password and keeps all sessions', async () => {
      const visitor = await newCustomer()
      const other = await signedIn(visitor.email)
      expect(
        await visitor.send('PUT /api/auth/change-password', { oldPassword: 'wrong', newPassword: 'Another7pass' }, elsewhere()),
      ).toMatchObject({
        status: 403,
        body: { message: 'The old password is wrong.', issues: [{ path: 'oldPassword', message: 'The old password is wrong.' }] },
      })
      expect([await check(visitor), await check(other)]).toEqual([200, 200])
    })

    test.each([
      ['Ab1', 'New password must be at least 6 characters long.'],
      ['abcdefg1', passwordHint],
      ['Password1', 'This password is too common. Please choose another one.'],
    ])('changing the password to %s is rejected: %s', async (newPassword, message) => {
      const visitor = await newCustomer()
      expect(
        await visitor.send('PUT /api/auth/change-password', { oldPassword: password, newPassword }, elsewhere()),
      ).toMatchObject({ status: 422, body: { message, issues: [{ path: 'newPassword', message }] } })
    })
  })

  describe('deleting the account', () => {
    test('deleting the account deletes its sessions, saved lists and reset links and frees the email', async () => {
      const visitor = await newCustomer()
      const other = await signedIn(visitor.email)
      await resetToken(visitor.email)
      await shop.database.orm
        .insert(cartLines)
        .values({ id: newId(), userId: visitor.id, itemType: 'Product', itemId: newId(), quantity: 1 })
      await shop.database.orm
        .insert(wishlistEntries)
        .values({ id: newId(), userId: visitor.id, itemType: 'Product', itemId: newId() })
      const response = await visitor.send('DELETE /api/auth/delete')
      expect(response).toMatchObject({ status: 200, body: { message: 'Account deleted' } })
      expect(response.setCookie).toContain('Max-Age=0')
      expect(await check(other)).toBe(401)
      for (const table of [sessions, resetTokens, cartLines, wishlistEntries]) {
        expect(await shop.database.orm.select().from(table).where(eq(table.userId, visitor.id))).toEqual([])
      }
      expect((await logIn(visitor.email)).status).toBe(401)
      expect((await visit(shop).send('POST /api/auth/signup', createSignUp({ email: visitor.email, password }))).status).toBe(200)
    })
  })

  test.each([
    ['PUT /api/auth/update', { username: 'Ada Obi', email: 'ada.obi@example.com' }],
    ['PUT /api/auth/change-password', { oldPassword: password, newPassword: 'Mahogany-Table-7' }],
    ['DELETE /api/auth/delete', undefined],
  ])(
    '%s for another account than the one that is signed in is rejected as signed out, and changes neither',
    async (endpoint, body) => {
      const [ada, bola] = [await newCustomer(), await newCustomer()]
      const before = (await bola.send('GET /api/auth/check')).body
      const [method, path] = endpoint.split(' ')
      expect(await bola.send(`${method} ${path}?account=${ada.id}`, body, elsewhere())).toMatchObject({ status: 401 })
      for (const person of [ada, bola]) expect((await logIn(person.email)).status).toBe(200)
      expect((await bola.send('GET /api/auth/check')).body).toEqual(before)
      expect(await bola.send(`${method} ${path}?account=${bola.id.toUpperCase()}`, body, elsewhere())).toMatchObject({
        status: 200,
      })
    },
  )

  describe('a forgotten password', () => {
    test('a forgotten password gets the same response for a known and an unknown email, and only a known one receives a link', async () => {
      const { email, id } = await newCustomer()
      const username = 'Winner\nClick https://evil.example'
      await shop.database.orm.update(users).set({ username }).where(eq(users.id, id))
      const before = mailbox.mails.length
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
      const [known, unknown] = [
        await visit(shop).send('POST /api/auth/forgot-password', { email: email.toUpperCase() }, { headers }),
        await visit(shop).send('POST /api/auth/forgot-password', { email: 'nobody@example.com' }, { headers }),
      ]
      const response = { message: 'If an account has this email, a reset link is on its way.' }
      expect([known.status, known.body, unknown.status, unknown.body]).toEqual([200, response, 200, response])
      await shop.app.outbox.idle()
      const [mail, ...others] = mailbox.mails.slice(before)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ to: { name: '', address: email }, subject: 'Reset your password at Test shop' })
      expect(mail?.text).toMatch(/\nhttp:\/\/127\.0\.0\.1:3000\/reset-password\/[\w-]{43}\n/)
      expect(JSON.stringify(mail)).not.toMatch(/evil|winner/i)
    })

    test('a forgotten password sends at most three emails per hour to an address, even for concurrent requests', async () => {
      const { email } = await newCustomer()
      const before = mailbox.mails.length
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => visit(shop).send('POST /api/auth/forgot-password', { email })),
      )
      await shop.app.outbox.idle()
      expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(mailbox.mails.length - before).toBe(3)
      clock.pass(milliseconds.hour)
      await visit(shop).send('POST /api/auth/forgot-password', { email })
      await shop.app.outbox.idle()
      expect(mailbox.mails.length - before).toBe(4)
    })

    test('only a digest of a reset token is stored', async () => {
      const { email, id } = await newCustomer()
      const token = await resetToken(email)
      const { rows } = await shop.database.pool.query(
        'select row_to_json(t)::text as text from reset_tokens t union all select row_to_json(o)::text from outbox o',
      )
      expect(rows.map(({ text }) => text).join('\n')).not.toContain(token)
      expect(await shop.database.orm.select().from(resetTokens).where(eq(resetTokens.userId, id))).toHaveLength(1)
    })
  })

  describe('concurrent requests', () => {
    test('one of ten concurrent password changes wins and ends the other sessions', async () => {
      const visitor = await newCustomer()
      const others = await Promise.all([signedIn(visitor.email), signedIn(visitor.email)])
      const from = elsewhere()
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          visitor.send('PUT /api/auth/change-password', { oldPassword: password, newPassword: `Another7pass${index}` }, from),
        ),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
      expect(await Promise.all([visitor, ...others].map(check))).toEqual([200, 401, 401])
    })

    test('a reset leaves no session that a concurrent sign-in began with the old password', async () => {
      const { email } = await newCustomer()
      const token = await resetToken(email)
      const visitors = Array.from({ length: 10 }, () => visit(shop))
      const [done] = await Promise.all([
        visit(shop).send(`POST /api/auth/reset-password/${token}`, { newPassword: 'Another7pass' }),
        ...visitors.map((visitor) => visitor.send('POST /api/auth/login', { email, password }, elsewhere())),
      ])
      expect(done?.status).toBe(200)
      expect(await Promise.all(visitors.map(check))).toEqual(Array(10).fill(401))
    })

    test('a reset link that ends a session leaves no change of the email by a concurrent request of it', async () => {
      for (let round = 0; round < 5; round++) {
        const visitor = await newCustomer()
        const token = await resetToken(visitor.email)
        const email = `stranger-${newId()}@example.com`
        const responses = await Promise.all([
          visit(shop).send(`POST /api/auth/reset-password/${token}`, { newPassword: 'Another7pass' }),
          visitor.send('PUT /api/auth/update', { username: 'Ada', email }, elsewhere()),
        ])
        // A change that comes first ends the link.
        expect([
          [200, 401],
          [400, 200],
        ]).toContainEqual(responses.map(({ status }) => status))
      }
    })

    test('only one of ten accounts that change to the same email concurrently gets it', async () => {
      const visitors = await Promise.all(Array.from({ length: 10 }, () => newCustomer()))
      const email = `wanted-${newId()}@example.com`
      const responses = await Promise.all(
        visitors.map((visitor) => visitor.send('PUT /api/auth/update', { username: 'Ada', email })),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    })
  })

  describe('a reset link', () => {
    const reset = (token: string, newPassword = 'Another7pass') =>
      visit(shop).send(`POST /api/auth/reset-password/${token}`, { newPassword })
    const dead = { status: 400, body: { message: 'This reset link is not valid any more.' } }

    test('a reset link sets a new password once and ends all sessions without beginning one', async () => {
      const visitor = await newCustomer()
      const token = await resetToken(visitor.email)
      expect(await reset(token)).toMatchObject({ status: 200, body: { message: 'Password reset successfully' }, setCookie: '' })
      expect(await check(visitor)).toBe(401)
      expect([(await logIn(visitor.email)).status, (await logIn(visitor.email, 'Another7pass')).status]).toEqual([401, 200])
      expect(await reset(token, 'Third7password')).toMatchObject(dead)
    })

    test('a reset link works for one of twenty concurrent requests', async () => {
      const { email } = await newCustomer()
      const token = await resetToken(email)
      const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `Another7pass${index}`)))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
      const winner = responses.findIndex(({ status }) => status === 200)
      expect((await logIn(email, `Another7pass${winner}`)).status).toBe(200)
    })

    test('a reset link expires after an hour, after a newer one and after a password change', async () => {
      const visitor = await newCustomer()
      const old = await resetToken(visitor.email)
      clock.pass(milliseconds.hour)
      expect(await reset(old)).toMatchObject(dead)
      const older = await resetToken(visitor.email)
      const newer = await resetToken(visitor.email)
      expect(await reset(older)).toMatchObject(dead)
      await visitor.send('PUT /api/auth/change-password', { oldPassword: password, newPassword: 'Another7pass' }, elsewhere())
      expect(await reset(newer)).toMatchObject(dead)
    })

    test('a reset link that was sent while the clock was ahead ends when the clock is right', async () => {
      const { email } = await newCustomer()
      clock.pass(milliseconds.day)
      const token = await resetToken(email)
      clock.pass(-milliseconds.day)
      expect(await reset(token)).toMatchObject(dead)
      expect((await reset(await resetToken(email))).status).toBe(200)
    })

    test('a reset link is rejected when it was never sent or is malformed', async () => {
      expect(await reset('x'.repeat(43))).toMatchObject(dead)
      expect(await reset('x'.repeat(2000))).toMatchObject({ ...dead, status: 404 })
    })

    test.each([
      ['Ab1', 'New password must be at least 6 characters long.'],
      ['Abcdefgh', passwordHint],
      ['Password1', 'This password is too common. Please choose another one.'],
    ])('a reset link rejects the new password %s and stays valid', async (newPassword, message) => {
      const { email } = await newCustomer()
      const token = await resetToken(email)
      expect(await reset(token, newPassword)).toMatchObject({ status: 422, body: { message } })
      expect((await reset(token)).status).toBe(200)
    })
  })

  describe('a guest who signs up or signs in', () => {
    const item = newId()
    function guest(): Visitor {
      const visitor = visit(shop)
      visitor.cookies.set('anonymousId', crypto.randomUUID())
      return visitor
    }
    const cartOf = (userId: string) => shop.database.orm.select().from(cartLines).where(eq(cartLines.userId, userId))
    async function fillGuest(visitor: Visitor, quantity: number): Promise<void> {
      await shop.database.orm
        .insert(cartLines)
        .values({ id: newId(), guestId: visitor.cookies.get('anonymousId') ?? '', itemType: 'Product', itemId: item, quantity })
    }

    test('a guest who signs up or signs in takes their saved lists along once', async () => {
      const visitor = guest()
      await fillGuest(visitor, 2)
      const email = `guest-${newId()}@example.com`
      const anonymousId = visitor.cookies.get('anonymousId') ?? ''
      const { body } = await visitor.send('POST /api/auth/signup', createSignUp({ email, password, anonymousId }))
      expect((await cartOf(String(body['_id']))).map(({ quantity }) => quantity)).toEqual([2])
      await fillGuest(visitor, 3)
      await visitor.send('POST /api/auth/login', { email, password }, elsewhere())
      await visitor.send('POST /api/auth/login', { email, password }, elsewhere())
      expect((await cartOf(String(body['_id']))).map(({ quantity }) => quantity)).toEqual([5])
    })

    test('a guest who signs up or signs in cannot take the lists of others by sending their identifier in the body', async () => {
      const victim = guest()
      await fillGuest(victim, 2)
      const anonymousId = victim.cookies.get('anonymousId') ?? ''
      const thief = await newCustomer({ anonymousId })
      expect(await cartOf(thief.id)).toEqual([])
      expect(await shop.database.orm.select().from(cartLines).where(eq(cartLines.guestId, anonymousId))).toHaveLength(1)
    })
  })

  describe('rejected requests', () => {
    const body = { username: 'Ada', email: 'ada@example.com', oldPassword: password, newPassword: 'Another7pass' }

    test.each(['GET /api/auth/check', 'PUT /api/auth/update', 'DELETE /api/auth/delete', 'PUT /api/auth/change-password'])(
      '%s responds with 401 to visitors and guests',
      async (call) => {
        const guest = visit(shop)
        guest.cookies.set('anonymousId', crypto.randomUUID())
        for (const visitor of [visit(shop), guest]) {
          expect(await visitor.send(call, call.startsWith('PUT') ? body : undefined)).toMatchObject({
            status: 401,
            body: { message: 'Please log in first.' },
          })
        }
      },
    )

    test.each([
      ['POST /api/auth/login', { origin: 'https://evil.example' }],
      ['POST /api/auth/logout', { 'sec-fetch-site': 'cross-site' }],
      ['DELETE /api/auth/delete', { origin: 'null' }],
      ['POST /api/contact', { origin: 'http://127.0.0.1:3000.evil.example' }],
    ])('%s rejects a request from another site with the headers %j', async (call, headers) => {
      const visitor = await newCustomer()
      expect(await visitor.send(call, undefined, { headers })).toMatchObject({
        status: 403,
        body: { message: 'This request comes from another site.' },
        setCookie: '',
      })
      expect(await check(visitor)).toBe(200)
    })

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'a login with a body of the type %s is rejected',
      async (type) => {
        const response = await visit(shop).send('POST /api/auth/login', '{"email":"a@b.example","password":"x"}', {
          headers: { 'content-type': type },
        })
        expect(response).toMatchObject({ status: 415, body: { message: 'The request must be JSON.' } })
      },
    )
  })
})

describeDatabases('accounts of a shop reached over HTTPS', (open) => {
  const shop = useTestShop(open, undefined, {
    config: { publicUrl: 'https://shop.example', trustProxy: false, logLevel: 'silent', authTries: 10 },
  })

  test('a session of a shop reached over HTTPS is bound to its host and to HTTPS', async () => {
    const visitor = visit(shop)
    const response = await visitor.send('POST /api/auth/signup', createSignUp({ password }))
    expect(response.setCookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await visitor.send('GET /api/auth/check')).status).toBe(200)
    expect((await visitor.send('POST /api/auth/logout')).setCookie).toMatch(/^__Host-session=; .*Max-Age=0.*; Secure/)
  })
})

function tokenOf(text: string): string {
  return /reset-password\/([\w-]+)/.exec(text)?.[1] ?? ''
}
