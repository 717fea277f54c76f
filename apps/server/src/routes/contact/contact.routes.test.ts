import { createContactMessage } from '@shop/api/testing'
import { beforeEach, expect, test } from 'vitest'
import { milliseconds } from '../../clock.ts'
import { enquiries, outbox } from '../../db/schema.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { guestCookie, signIn } from '../../testing/users.ts'
import { useTestShop } from '../../testing/shop.ts'
import { visit } from '../../testing/visitor.ts'

describeDatabases('a message to the shop', (open) => {
  const clock = createTestClock()
  const mailbox = createMailbox()
  const shop = useTestShop(open, undefined, { clock: clock.now, deliverMail: mailbox.deliver })
  const storedMessages = () => shop.database.orm.select().from(enquiries)
  beforeEach(async () => {
    await shop.app.outbox.idle()
    mailbox.mails.length = 0
    await shop.database.orm.delete(enquiries)
    await shop.database.orm.delete(outbox)
  })

  test('a message to the shop is stored and emailed to the shop with its author as the reply address', async () => {
    const message = createContactMessage()
    const response = await visit(shop).send('POST /api/contact', message)
    expect(response).toMatchObject({ status: 200, body: { message: 'Message sent successfully!' } })
    const { message: note, ...texts } = message
    expect(await storedMessages()).toEqual([
      {
        ...texts,
        note,
        reference: expect.stringMatching(/^TES-[2-9A-Z]{6}$/),
        source: 'contact',
        status: 'new',
        keyDigest: null,
        userId: null,
        details: {},
        items: [],
        total: 0,
        quotedTotal: null,
        deposit: null,
        promisedDate: null,
        search: expect.stringContaining("'small'"),
        createdAt: clock.now(),
        updatedAt: clock.now(),
      },
    ])
    await shop.app.outbox.idle()
    expect(mailbox.mails).toMatchObject([
      {
        to: { name: 'Test shop', address: 'hello@shop.example' },
        replyTo: { name: message.name, address: message.email },
        subject: `Message from ${message.name}: ${message.subject}`,
      },
    ])
  })

  test('a message that is sent again with the same id is stored and emailed once, and gets the same response', async () => {
    const message = { ...createContactMessage(), messageId: 'page:1' }
    const first = await visit(shop).send('POST /api/contact', message)
    const again = await visit(shop).send('POST /api/contact', message)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again).toMatchObject({ status: 200, body: { message: 'Message sent successfully!' } })
    await shop.app.outbox.idle()
    expect([mailbox.mails.length, (await storedMessages()).length]).toEqual([1, 1])
  })

  test('a message that arrives twice at once is stored and emailed once', async () => {
    const message = { ...createContactMessage(), messageId: 'page:1' }
    const responses = await Promise.all([1, 2, 3].map(() => visit(shop).send('POST /api/contact', message)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.app.outbox.idle()
    expect([mailbox.mails.length, (await storedMessages()).length]).toEqual([1, 1])
  })

  test('messages with other ids, without an id or with another text are stored and emailed each', async () => {
    const message = createContactMessage()
    const messages = [message, message, { ...message, messageId: 'page:1' }, { ...message, messageId: 'page:2' }]
    for (const body of [...messages, { ...message, message: 'Another text', messageId: 'page:1' }]) {
      expect((await visit(shop).send('POST /api/contact', body)).status).toBe(200)
    }
    await shop.app.outbox.idle()
    expect([mailbox.mails.length, (await storedMessages()).length]).toEqual([5, 5])
  })

  test('a message to the shop is not lost while the mail server is down', async () => {
    mailbox.down = true
    expect((await visit(shop).send('POST /api/contact', createContactMessage())).status).toBe(200)
    await shop.app.outbox.idle()
    expect([mailbox.mails.length, (await storedMessages()).length]).toEqual([0, 1])
    mailbox.down = false
    clock.pass(30 * milliseconds.second)
    shop.app.outbox.wake()
    await shop.app.outbox.idle()
    expect(mailbox.mails).toHaveLength(1)
  })

  test('a message to the shop may come from any sender', async () => {
    const customer = await signIn(shop.database, 'customer')
    const admin = await signIn(shop.database, 'admin')
    for (const cookie of ['', guestCookie(), customer.cookie, admin.cookie]) {
      const response = await visit(shop).send('POST /api/contact', createContactMessage(), { headers: { cookie } })
      expect(response.status).toBe(200)
    }
    expect(await storedMessages()).toHaveLength(4)
  })

  test.each([
    [{ name: '' }, 'Name is required.'],
    [{ email: 'ada' }, 'Enter valid email address'],
    [{ email: 'a@x.example,b@x.example' }, 'Enter valid email address'],
    [{ email: '"a b"@x.example' }, 'Enter valid email address'],
    [{ email: 'ada@x.example\r\nBcc: b@x.example' }, 'Enter valid email address'],
    [{ email: ['ada@x.example'] }, 'Email must be a text.'],
    [{ phoneNumber: '123' }, 'Must be at least 10 digits'],
    [{ subject: ' ' }, 'Subject is required.'],
    [{ message: 'x'.repeat(5001) }, 'Message must be at most 5000 characters.'],
    [{ messageId: 'a b' }, 'The id of a message has 1 to 64 letters, digits, colons and hyphens.'],
    [{ message: 'a\u0000b' }, 'Remove the characters that cannot be stored.'],
  ])('a message to the shop is rejected with 422 and a sentence for %j, and neither stored nor sent', async (fields, message) => {
    const response = await visit(shop).send('POST /api/contact', { ...createContactMessage(), ...fields })
    expect(response).toMatchObject({ status: 422, body: { message } })
    await shop.app.outbox.idle()
    expect([await storedMessages(), mailbox.mails]).toEqual([[], []])
  })

  test.each(['null', '[]', '"text"', '{', '{"__proto__":{"name":"x"}}'])(
    'the malformed body %s of a message is rejected with 400',
    async (body) => {
      const response = await visit(shop).send('POST /api/contact', body, { headers: { 'content-type': 'application/json' } })
      expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    },
  )
})
