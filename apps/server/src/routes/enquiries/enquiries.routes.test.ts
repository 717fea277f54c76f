import { createProduct, testLinkKey } from '@shop/api/testing'
import { newEnquiryReference } from '@shop/domain'
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { milliseconds } from '../../clock.ts'
import { products } from '../../db/schema.ts'
import { enquiries, enquirySteps } from '../../db/enquiries-schema.ts'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import type { Mail } from '../../mail/mail.ts'
import { addProducts, productDraft } from '../../testing/catalogue.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'
import { visit } from '../../testing/visitor.ts'

describeDatabases('an enquiry', (open) => {
  const clock = createTestClock()
  const emails: Mail[] = []
  const sofa = createProduct({ name: 'Eko Sofa', price: 1_000_000, isPromo: true, discountedPrice: 900_000 })
  let ids: string[] = []
  const shop = useTestShop(
    open,
    async ({ orm }) => {
      ids = await addProducts(orm, [productDraft(sofa), productDraft(createProduct({ name: 'Rumi Rug', price: 50_000 }, 2))])
    },
    { clock: clock.now, deliverMail: async (mail) => void emails.push(mail) },
  )
  beforeEach(() => clock.pass(milliseconds.hour))

  const newReference = () => newEnquiryReference('Ilé', randomBytes)
  const line = (index: number, fields = {}) => ({ item: ids[index], itemType: 'Product', quantity: 1, price: 900_000, ...fields })
  const enquiry = (fields = {}) => ({
    reference: newReference(),
    linkKey: testLinkKey,
    source: 'cart',
    lines: [line(0, { quantity: 2 })],
    ...fields,
  })
  const record = (body: object, options = {}) => visit(shop).send('POST /api/enquiries', body, options)
  const read = (reference: string, linkKey = testLinkKey, options = {}) =>
    visit(shop).send(`GET /api/enquiries/${reference}?linkKey=${linkKey}`, undefined, options)
  const stored = async (reference: string) =>
    (await shop.database.orm.select().from(enquiries).where(eq(enquiries.reference, reference)))[0]

  test('an enquiry is stored at the prices of the server, and keeps a different price that the shopper saw', async () => {
    const sent = enquiry({ lines: [line(0, { quantity: 2 }), line(1, { price: 45_000 })], note: ' Second floor ' })
    const { status, body } = await record(sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({ reference: sent.reference, status: 'new', source: 'cart', total: 1_850_000, steps: [] })
    expect(body.items).toMatchObject([
      { name: 'Eko Sofa', price: 900_000, quantity: 2, isAvailable: true, image: { alt: expect.any(String) } },
      { name: 'Rumi Rug', price: 50_000, quantity: 1 },
    ])
    const row = await stored(sent.reference)
    expect(row?.items.map(({ sentPrice }) => sentPrice)).toEqual([null, 45_000])
    expect([row?.note, row?.userId, row?.name, row?.createdAt]).toEqual(['Second floor', null, '', clock.now()])
    expect(row?.keyDigest).not.toContain(testLinkKey)
  })

  test('an enquiry has the wishes of the shopper, which its link shows and its email does not', async () => {
    const details = { recipient: ' Ngozi Eze ', area: 'Lekki Phase 1', lift: 'No', date: '2026-12-24', floor: ' ', password: 'x' }
    const sent = enquiry({
      details,
      lines: [line(0, { wishes: { fabric: 'Velvet', smell: 'x' } }), line(0, { item: newId(), wishes: { fabric: 'Silk' } })],
    })
    const { body } = await record(sent)
    expect([body.note, body.details, body.items]).toEqual([
      '',
      { recipient: 'Ngozi Eze', area: 'Lekki Phase 1', lift: 'No', date: '2026-12-24' },
      [expect.objectContaining({ name: 'Eko Sofa', wishes: { fabric: 'Velvet' } })],
    ])
    expect((await read(sent.reference)).body).toEqual(body)
    await shop.app.outbox.idle()
    expect(JSON.stringify(emails.filter(({ subject }) => subject.includes(sent.reference)))).not.toMatch(/Ngozi|Lekki|Velvet/)
    const { cookie } = await signIn(shop.database, 'admin')
    const desk = await visit(shop).send(`GET /api/admin/enquiries/${sent.reference}`, undefined, { headers: { cookie } })
    expect(desk.body).toMatchObject({ details: body.details, items: [{ wishes: { fabric: 'Velvet' } }] })
  })

  test('an enquiry of a customer has the name and phone number of the account', async () => {
    const { user, cookie } = await signIn(shop.database, 'customer')
    const sent = enquiry()
    await record(sent, { headers: { cookie } })
    expect(await stored(sent.reference)).toMatchObject({ userId: user._id, name: 'Ada Obi', phoneNumber: '08012345678' })
  })

  test('an enquiry of a customer who deletes the account keeps its figures, and nothing about the customer', async () => {
    const { cookie } = await signIn(shop.database, 'customer', { username: 'Zainab Musa' })
    const lines = [line(0, { quantity: 2, wishes: { size: 'As tall as Zainab' } })]
    const sent = enquiry({ note: 'Call Zainab', details: { recipient: 'Zainab' }, lines })
    await record(sent, { headers: { cookie } })
    await shop.database.orm
      .insert(enquirySteps)
      .values({ id: newId(), reference: sent.reference, kind: 'note', text: 'Zainab called', userName: 'Bola', at: clock.now() })
    expect((await visit(shop).send('DELETE /api/auth/delete', undefined, { headers: { cookie } })).status).toBe(200)
    const row = await stored(sent.reference)
    expect(row).toMatchObject({ userId: null, name: '', phoneNumber: '', note: '', total: 1_800_000, status: 'new' })
    const steps = await shop.database.orm.select().from(enquirySteps).where(eq(enquirySteps.reference, sent.reference))
    expect(JSON.stringify([row, steps])).not.toMatch(/zainab/i)
  })

  test('an enquiry that arrives many times at once is stored once, and each sender of it gets the same response', async () => {
    const sent = enquiry()
    const responses = await Promise.all(Array.from({ length: 5 }, () => record(sent)))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    // The first one counts, whatever a later one contains.
    expect((await record({ ...sent, lines: [line(1)] })).body).toEqual(responses[0]?.body)
  })

  test('a reference that another enquiry has is rejected with 409', async () => {
    const sent = enquiry()
    await record(sent)
    expect(await record({ ...sent, linkKey: 'x'.repeat(22) })).toMatchObject({
      status: 409,
      body: { message: 'This reference belongs to another enquiry.' },
    })
  })

  test('an enquiry leaves out items that do not exist, and is rejected when none does', async () => {
    const unknown = [line(0, { item: newId() }), line(0, { item: 'x' }), line(0, { itemType: 'Collection' })]
    expect((await record(enquiry({ lines: [...unknown, line(1)] }))).body.items).toMatchObject([{ name: 'Rumi Rug' }])
    expect(await record(enquiry({ lines: unknown }))).toMatchObject({
      status: 422,
      body: { message: 'None of these items is in the shop any more.' },
    })
  })

  test('an enquiry shows its items as they were after they changed or were deleted, and the steps that were not undone', async () => {
    const sent = enquiry()
    await record(sent)
    const { orm } = shop.database
    const [id = ''] = await addProducts(orm, [productDraft(sofa)])
    const gone = enquiry({ lines: [line(0, { item: id })] })
    await record(gone)
    await orm.update(products).set({ name: 'Renamed', deletedAt: clock.now() }).where(eq(products.id, id))
    const at = clock.now()
    const step = (kind: 'step' | 'undo', from: 'new' | 'lost', to: 'answered' | 'lost' | 'new') =>
      ({ id: newId(), reference: gone.reference, kind, from, to, userName: 'Bola', at }) as const
    await orm
      .insert(enquirySteps)
      .values([step('step', 'new', 'lost'), step('undo', 'lost', 'new'), step('step', 'new', 'answered')])
    expect((await read(gone.reference)).body).toMatchObject({
      items: [{ name: 'Eko Sofa', price: 900_000, isAvailable: false }],
      steps: [{ status: 'answered', at: at.toISOString() }],
    })
  })

  test('the link of an enquiry opens it, and a wrong key and an unknown reference get the same uncached response', async () => {
    const sent = enquiry()
    await record(sent)
    const found = await read(sent.reference)
    expect([found.status, found.headers['cache-control'], found.body.reference]).toEqual([200, 'no-store', sent.reference])
    const notFound = { status: 404, body: { message: 'This link does not open an enquiry. Please check that it is complete.' } }
    for (const [reference, linkKey] of [
      [sent.reference, 'x'.repeat(22)],
      [sent.reference, ''],
      [newReference(), testLinkKey],
      ['x', testLinkKey],
    ] as const) {
      expect(await read(reference, linkKey)).toMatchObject({ ...notFound, headers: { 'cache-control': 'no-store' } })
    }
    const { status, body } = await visit(shop).send(`GET /api/enquiries/${sent.reference}`)
    expect({ status, body }).toEqual(notFound)
  })

  test('an address that tried ten wrong keys in an hour gets no further response about keys, but its own link still opens', async () => {
    const remoteAddress = '203.0.113.7'
    const sent = enquiry()
    await record(sent)
    const tries = []
    for (let index = 0; index < 12; index++)
      tries.push(await read(sent.reference, String(index).padEnd(22, 'x'), { remoteAddress }))
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
    expect((await read(sent.reference, testLinkKey, { remoteAddress })).status).toBe(200)
    clock.pass(milliseconds.hour)
    expect((await read(sent.reference, 'x', { remoteAddress })).status).toBe(404)
  })

  test('the shop gets one email about each new enquiry, unless its admins have switched that off', async () => {
    const sent = enquiry({ note: 'Second floor' })
    await record(sent)
    await record(sent)
    await shop.app.outbox.idle()
    const about = () => emails.filter(({ subject }) => subject.includes(sent.reference))
    expect(about().map(({ to, subject }) => [to.address, subject])).toEqual([
      ['hello@shop.example', `New enquiry ${sent.reference}: Eko Sofa`],
    ])
    expect(about()[0]?.text).toBe(
      `New enquiry ${sent.reference} from a guest:\n\n2 × Eko Sofa: ₦900,000.00\n\nTotal: ₦1,800,000.00\n\n` +
        `Note: Second floor\n\nhttp://127.0.0.1:3000/admin/enquiries/${sent.reference}\n`,
    )
    const { cookie } = await signIn(shop.database, 'admin')
    const options = { headers: { cookie } }
    const details = (await visit(shop).send('GET /api/admin/shop', undefined, options)).body
    const saved = await visit(shop).send('PUT /api/admin/operations/updateShop', { ...details, enquiryEmails: false }, options)
    expect(saved.status).toBe(200)
    const count = emails.length
    await record(enquiry())
    await shop.app.outbox.idle()
    expect(emails).toHaveLength(count)
    await visit(shop).send('PUT /api/admin/operations/updateShop', { ...saved.body, enquiryEmails: true }, options)
  })

  test('a customer takes over enquiries that were sent without an account, finds them in a list and opens them without a key', async () => {
    const { cookie, user } = await signIn(shop.database, 'customer', { username: 'Ngozi Eze' })
    const headers = { cookie }
    const sent = [enquiry(), enquiry({ lines: [line(0), line(1)] })]
    for (const each of sent) {
      await record(each)
      clock.pass(milliseconds.second)
    }
    const links = sent.map(({ reference, linkKey }) => ({ reference, linkKey }))
    const claim = (sender: object) => visit(shop).send('POST /api/enquiries/claim', { enquiries: links }, sender)
    expect((await claim({ headers })).body).toEqual({ claimed: 2 })
    expect((await claim({ headers })).body).toEqual({ claimed: 2 })
    expect(await stored(links[0]!.reference)).toMatchObject({ userId: user._id, name: 'Ngozi Eze' })

    const mine = (query: string) => visit(shop).send(`GET /api/enquiries/mine${query}`, undefined, { headers })
    expect((await mine('?limit=1')).body).toMatchObject({
      enquiries: [{ reference: links[1]!.reference, title: 'Eko Sofa and 1 more', status: 'new', total: 950_000 }],
      hasMore: true,
      total: 2,
    })
    expect((await mine('?limit=1&page=2')).body).toMatchObject({ enquiries: [{ title: 'Eko Sofa' }], hasMore: false })
    expect((await read(links[0]!.reference, '', { headers })).status).toBe(200)

    const other = await signIn(shop.database, 'customer')
    expect((await claim({ headers: { cookie: other.cookie } })).body).toEqual({ claimed: 0 })
    expect((await read(links[0]!.reference, '', { headers: { cookie: other.cookie } })).status).toBe(404)
    expect((await claim({})).status).toBe(401)
  })

  test('claims with wrong keys count like links with wrong keys, and still claim the others', async () => {
    const sender = { headers: { cookie: (await signIn(shop.database, 'customer')).cookie }, remoteAddress: '203.0.113.9' }
    const right = enquiry()
    await record(right)
    const claim = (...links: { reference: string; linkKey: string }[]) =>
      visit(shop).send(
        'POST /api/enquiries/claim',
        { enquiries: links.map(({ reference, linkKey }) => ({ reference, linkKey })) },
        sender,
      )
    const wrong = { ...right, linkKey: 'x'.repeat(22) }
    const statuses = []
    for (let index = 0; index < 11; index++) statuses.push((await claim(wrong)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await claim(wrong, right)
    expect((await stored(right.reference))?.userId).not.toBeNull()
  })

  test('a flood of enquiries from one address ends after 60 in an hour, and costs ten emails', async () => {
    const count = emails.length
    const remoteAddress = '203.0.113.8'
    const statuses = await Promise.all(
      Array.from({ length: 65 }, async () => (await record(enquiry(), { remoteAddress })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    await shop.app.outbox.idle()
    expect(emails.length - count).toBe(10)
    expect((await record(enquiry(), { remoteAddress: '198.51.100.8' })).status).toBe(200)
  })

  test.each([
    [{ reference: 'ILE-0000OO' }, 'Reference must be like ILE-7K2Q9X.'],
    [{ linkKey: 'short' }, 'Key must have 22 characters.'],
    [{ source: 'staff' }, 'Source must be one of product, collection, cart.'],
    [{ lines: [] }, 'An enquiry has 1 to 50 lines.'],
    [{ lines: Array.from({ length: 51 }, () => ({})) }, 'An enquiry has 1 to 50 lines.'],
    [{ note: 'x'.repeat(1001) }, 'Note must be at most 1000 characters.'],
    [{ details: { area: 'x'.repeat(121) } }, 'Delivery area must be at most 120 characters.'],
    [{ details: { date: '2026-02-30' } }, 'Date wanted must be a day such as 2026-01-31.'],
    [{ details: { lift: 'Maybe' } }, 'Lift must be one of Yes, No.'],
    [{ lines: [{ wishes: { fabric: 7 } }] }, 'Fabric must be a text.'],
  ])('an enquiry with %j is rejected', async (fields, message) => {
    const { status, body } = await record(enquiry(fields))
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)])
  })
})
