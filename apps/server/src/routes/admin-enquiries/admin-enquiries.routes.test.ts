import type { AdminEnquiry, EnquiryFigures, ListedEnquiry } from '@shop/api'
import { createContactMessage, createProduct, testLinkKey } from '@shop/api/testing'
import { newEnquiryReference } from '@shop/domain'
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { milliseconds } from '../../clock.ts'
import { eq } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { products } from '../../db/schema.ts'
import { drawPicture } from '../../media/testing/pictures.ts'
import { addProducts, productDraft } from '../../testing/catalogue.ts'
import { createTestClock } from '../../testing/clock.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'
import { visit } from '../../testing/visitor.ts'

describeDatabases('the enquiries of admins', (open) => {
  const clock = createTestClock()
  let ids: string[] = []
  const shop = useTestShop(
    open,
    async ({ orm }) => {
      const sofa = createProduct({ name: 'Eko Sofa', price: 900_000 })
      ids = await addProducts(orm, [productDraft(sofa), productDraft(createProduct({ name: 'Rumi Rug', price: 50_000 }, 2))])
    },
    { clock: clock.now },
  )
  let admin = ''
  const call = (text: string, payload?: object) => send(shop, text, payload, admin)
  const line = (index: number, quantity = 1) => ({ item: ids[index], itemType: 'Product', quantity })
  const newReference = () => newEnquiryReference('Ilé', randomBytes)

  /** Records an enquiry as a shopper and returns it as admins see it. */
  async function record(fields: object = {}, cookie?: string): Promise<AdminEnquiry> {
    const reference = newReference()
    const lines = [{ ...line(0, 2), price: 800_000 }]
    clock.pass(1000)
    await send(shop, 'POST /api/enquiries', { reference, linkKey: testLinkKey, source: 'cart', lines, ...fields }, cookie)
    return (await call(`GET /api/admin/enquiries/${reference}`)).body as unknown as AdminEnquiry
  }
  const noQuote = { name: '', phoneNumber: '', quotedTotal: null, deposit: null, promisedDate: null }
  const change = async ({ reference, updatedAt }: AdminEnquiry, what: string, body: object = {}) => {
    const [method = 'POST', name = ''] = what.split(' ')
    clock.pass(1000)
    return call(`${method} /api/admin/enquiries/${reference}/${name}`, { updatedAt, ...body })
  }
  const list = async (query: string) => {
    const { status, body } = await call(`GET /api/admin/enquiries?${query}`)
    expect([status, body.message]).toEqual([200, undefined])
    return body as unknown as { enquiries: ListedEnquiry[]; hasMore: boolean; counts: Record<string, number> }
  }
  const names = async (query: string) => (await list(query)).enquiries.map(({ name }) => name)

  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin', { username: 'Bola Ade' })).cookie
  })

  test('an enquiry shows what the shopper saw, what was recorded, and the prices of today', async () => {
    const [id = ''] = await addProducts(shop.database.orm, [productDraft(createProduct({ name: 'Lekki Table', price: 70_000 }))])
    const { reference } = await record({ lines: [{ ...line(0), item: id, price: 65_000 }], note: 'Second floor' })
    const read = async () => (await call(`GET /api/admin/enquiries/${reference}`)).body
    await shop.database.orm.update(products).set({ price: 75_000 }).where(eq(products.id, id))
    expect(await read()).toMatchObject({
      note: 'Second floor',
      total: 70_000,
      items: [{ name: 'Lekki Table', price: 70_000, sentPrice: 65_000, priceToday: 75_000, isAvailable: true }],
      history: [],
    })
    await shop.database.orm.update(products).set({ deletedAt: clock.now() }).where(eq(products.id, id))
    expect(await read()).toMatchObject({ items: [{ priceToday: null, isAvailable: false }] })
  })

  test('steps advance an enquiry, and each undo takes back the latest one and stays in the history', async () => {
    const recorded = await record()
    const quoted = (await change(recorded, 'POST steps', { to: 'quoted' })).body as unknown as AdminEnquiry
    expect(quoted.status).toBe('quoted')
    const lost = (await change(quoted, 'POST steps', { to: 'lost', reason: 'Too far away' })).body as unknown as AdminEnquiry
    const undone = (await change(lost, 'POST undo')).body as unknown as AdminEnquiry
    expect(undone.history).toEqual([
      {
        _id: expect.any(String),
        kind: 'step',
        from: 'new',
        to: 'quoted',
        text: '',
        userName: 'Bola Ade',
        at: expect.any(String),
      },
      expect.objectContaining({ kind: 'step', from: 'quoted', to: 'lost', text: 'Too far away' }),
      expect.objectContaining({ kind: 'undo', from: 'lost', to: 'quoted' }),
    ])
    const first = (await change(undone, 'POST undo')).body as unknown as AdminEnquiry
    expect([undone.status, first.status]).toEqual(['quoted', 'new'])
    expect(await change(first, 'POST undo')).toMatchObject({ status: 422, body: { message: 'There is no step to undo.' } })
  })

  test('a step needs a status that can follow, and a loss needs a reason', async () => {
    const recorded = await record()
    expect(await change(recorded, 'POST steps', { to: 'lost', reason: ' ' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reason', message: 'Say why the order came to nothing.' }] },
    })
    expect(await change(recorded, 'POST steps', { to: 'new' })).toMatchObject({
      status: 422,
      body: { message: 'The enquiry cannot take this step from its status.' },
    })
  })

  test('one of two admins who change the same version at once gets a conflict, and the change of the other stays', async () => {
    const recorded = await record()
    const quotes = [900_000, 950_000].map((quotedTotal) => ({ ...noQuote, quotedTotal, deposit: 450_000 }))
    const responses = await Promise.all(quotes.map((quote) => change(recorded, 'PUT quote', quote)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const saved = responses.find(({ status }) => status === 200)!
    expect((await call(`GET /api/admin/enquiries/${recorded.reference}`)).body).toEqual(saved.body)
    expect((await change(recorded, 'POST steps', { to: 'answered' })).status).toBe(409)
    expect((await change(recorded, 'POST undo')).status).toBe(409)
  })

  test('a note leaves the version as it is, so that it never stops another admin', async () => {
    const recorded = await record()
    const noted = await call(`POST /api/admin/enquiries/${recorded.reference}/notes`, { noteId: '1', text: ' Call on Friday ' })
    expect(noted.body).toMatchObject({
      updatedAt: recorded.updatedAt,
      history: [{ kind: 'note', text: 'Call on Friday', from: null, to: null, userName: 'Bola Ade' }],
    })
    expect((await change(recorded, 'POST steps', { to: 'answered' })).status).toBe(200)
  })

  test('a note that is sent again, also at once, is added once to its enquiry', async () => {
    const [one, other] = [await record(), await record()]
    const add = ({ reference }: AdminEnquiry, noteId: string) =>
      call(`POST /api/admin/enquiries/${reference}/notes`, { noteId, text: `Note ${noteId}` })
    const texts = ({ body }: Awaited<ReturnType<typeof add>>) => (body as unknown as AdminEnquiry).history.map(({ text }) => text)
    await Promise.all([add(one, 'a'), add(one, 'a'), add(other, 'a')])
    await add(one, 'b')
    expect([texts(await add(one, 'a')), texts(await add(other, 'a'))]).toEqual([['Note a', 'Note b'], ['Note a']])
  })

  test('the prepared answer has the text that the owner has chosen for the status, and a wrong placeholder is rejected', async () => {
    const recorded = await record()
    expect(recorded.answer).toBe(
      `Hello, this is Test shop. Thank you for your enquiry ${recorded.reference}. How may we help you with it?`,
    )
    const { body: details } = await call('GET /api/admin/shop')
    const picture = {
      url: `data:image/png;base64,${(await drawPicture({ width: 40, height: 30 }, 1).png().toBuffer()).toString('base64')}`,
      isNew: true,
      alt: '',
    }
    const catalogues = [{ title: 'Sofas', href: 'https://designs.example/sofas', picture }]
    const save = (answers: object) => call('PUT /api/admin/operations/updateShop', { ...details, catalogues, answers })
    expect(await save({ new: 'It costs {price}.' })).toMatchObject({
      status: 422,
      body: {
        issues: [{ path: 'answers.new', message: expect.stringMatching(/^\{price\} is not a placeholder\. Use \{name\}, /) }],
      },
    })
    expect((await save({ quoted: 'Only {total} for {items}. See {link}.' })).status).toBe(200)
    const quote = { ...noQuote, quotedTotal: 1_500_000 }
    const quoted = (await change(recorded, 'PUT quote', quote)).body as unknown as AdminEnquiry
    expect((await change(quoted, 'POST steps', { to: 'quoted' })).body).toMatchObject({
      answer: 'Only ₦1,500,000.00 for Eko Sofa. See http://127.0.0.1:3000/enquiries.',
    })
  })

  test('a quote names the shopper, by whom the enquiry is then found', async () => {
    const recorded = await record()
    const quote = {
      name: 'Yetunde Quoted',
      phoneNumber: '08098765432',
      quotedTotal: 1_500_000,
      deposit: 0,
      promisedDate: '2027-03-01',
    }
    expect((await change(recorded, 'PUT quote', quote)).body).toMatchObject(quote)
    expect(await names('search=yetunde%200809876')).toEqual(['Yetunde Quoted'])
  })

  test.each([
    [{ quotedTotal: -1 }, 'Quoted price must be an amount in naira.'],
    [{ quotedTotal: 10.555 }, 'Quoted price has at most two decimals.'],
    [{ deposit: 1e13 }, 'Deposit must be an amount in naira.'],
    [{ promisedDate: '2027-02-30' }, 'Promised date must be a day such as 2026-01-31.'],
  ])('the quote %j is rejected', async (fields, message) => {
    const recorded = await record()
    const { status, body } = await change(recorded, 'PUT quote', {
      ...noQuote,
      ...fields,
    })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)])
  })

  test('staff record what they agreed, once however often it is sent', async () => {
    const body = { reference: newReference(), name: 'Ṣadé Bello', phoneNumber: '08012345678', lines: [line(0, 2), line(1)] }
    const first = await call('POST /api/admin/add-enquiry', body)
    expect(first.body).toMatchObject({ source: 'staff', status: 'new', total: 1_850_000, items: [{ sentPrice: null }, {}] })
    expect((await call('POST /api/admin/add-enquiry', body)).body).toEqual(first.body)
    expect((await list('search=sade')).enquiries).toHaveLength(1)
    const { reference } = await record()
    expect((await call('POST /api/admin/add-enquiry', { ...body, reference })).status).toBe(409)
  })

  test('a form of staff that changed after its response was lost replaces what was recorded', async () => {
    const body = { reference: newReference(), name: 'Ireti Coker', phoneNumber: '', note: '', lines: [line(0)] }
    const first = (await call('POST /api/admin/add-enquiry', body)).body as unknown as AdminEnquiry
    await change(first, 'POST notes', { noteId: 'page:1', text: 'Call back' })
    const changed = { ...body, name: 'Ireti Ojo', phoneNumber: '08012345678', note: 'Second floor', lines: [line(1, 3)] }
    const { body: second } = await call('POST /api/admin/add-enquiry', changed)
    expect(second).toMatchObject({
      name: 'Ireti Ojo',
      phoneNumber: '08012345678',
      note: 'Second floor',
      total: 150_000,
      items: [{ name: 'Rumi Rug', quantity: 3 }],
      history: [{ text: 'Call back' }],
    })
    expect(await names('search=ireti')).toEqual(['Ireti Ojo'])
    expect([await names('search=coker'), await names('search=rumi%20ireti')]).toEqual([[], ['Ireti Ojo']])
    // An admin who has opened the first version cannot change the second one by it.
    expect((await change(first, 'POST steps', { to: 'answered' })).status).toBe(409)
    expect((await call('POST /api/admin/add-enquiry', { ...changed, lines: [line(1, 2)] })).body).toMatchObject({
      total: 100_000,
    })
  })

  test('a changed form of staff does not replace an enquiry that was worked on or is older than a day', async () => {
    const body = { reference: newReference(), name: 'Kemi Ade', lines: [line(0)] }
    const first = (await call('POST /api/admin/add-enquiry', body)).body as unknown as AdminEnquiry
    const answered = (await change(first, 'POST steps', { to: 'answered' })).body
    const old = { reference: newReference(), name: 'Tola Ade', lines: [line(0)] }
    const second = (await call('POST /api/admin/add-enquiry', old)).body
    clock.pass(milliseconds.day)
    const stored = async ({ reference }: { reference: string }) => (await call(`GET /api/admin/enquiries/${reference}`)).body
    for (const each of [body, old]) {
      expect(await call('POST /api/admin/add-enquiry', { ...each, note: 'Second floor' })).toMatchObject({
        status: 409,
        body: {
          message: `${each.reference} was recorded already and differs from this form. Open it under All enquiries to change it.`,
        },
      })
      expect((await call('POST /api/admin/add-enquiry', each)).status).toBe(200)
    }
    expect([await stored(body), await stored(old)]).toEqual([answered, second])
  })

  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ lines: [], note: ' ' }, 'Choose an item, or write what was agreed in the note.'],
    [{ phoneNumber: '12' }, 'Must be at least 10 digits'],
    [{ lines: [{ item: newId(), itemType: 'Product', quantity: 1 }] }, 'One of the items is not in the shop any more.'],
  ])('an enquiry of staff with %j is rejected', async (fields, message) => {
    const body = { reference: newReference(), name: 'Chidi', lines: [line(0)], ...fields }
    const response = await call('POST /api/admin/add-enquiry', body)
    expect([response.status, JSON.stringify(response.body)]).toEqual([422, expect.stringContaining(message)])
  })

  test('the list finds enquiries by reference, name and item, and filters them by status and day in Lagos', async () => {
    const cookieOf = async (username: string) => (await signIn(shop.database, 'customer', { username })).cookie
    const one = await record({}, await cookieOf('Ngozi Filter'))
    const other = await record({ lines: [{ ...line(1), price: 50_000 }] }, await cookieOf('Tunde Filter'))
    await change(one, 'POST steps', { to: 'answered' })
    expect(await names('search=filter')).toEqual(['Tunde Filter', 'Ngozi Filter'])
    expect(await names('search=filter&sort=oldest')).toEqual(['Ngozi Filter', 'Tunde Filter'])
    expect(await names('search=filter&sort=highest')).toEqual(['Ngozi Filter', 'Tunde Filter'])
    expect(await names(`search=${other.reference.toLowerCase()}`)).toEqual(['Tunde Filter'])
    expect(await names('search=filter%20rug')).toEqual(['Tunde Filter'])
    expect(await names('search=filter&status=answered')).toEqual(['Ngozi Filter'])
    expect(await names('search=%21%21')).toEqual([])
    const day = new Date(clock.now().getTime() + 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(await names(`search=filter&from=${day}&until=${day}`)).toHaveLength(2)
    expect(await names('search=filter&until=2020-01-01')).toEqual([])
    const page = await list('search=filter&limit=1&page=2')
    expect([page.enquiries.length, page.hasMore]).toEqual([1, false])
    const { counts } = await list('limit=1')
    expect(counts.answered).toBeGreaterThan(0)
    expect((await call('GET /api/admin/enquiries?from=2026-02-30')).status).toBe(400)
  })

  test('a message of the contact form is an enquiry that is found by its subject and becomes an order', async () => {
    const message = createContactMessage({ subject: 'Delivery to Enugu', name: 'Ṣadé Okoro', email: 'sade.okoro@example.com' })
    clock.pass(1000)
    await send(shop, 'POST /api/contact', message)
    const { enquiries: found } = await list('search=enugu%20sade')
    expect(found).toMatchObject([{ source: 'contact', status: 'new', subject: 'Delivery to Enugu', itemCount: 0, total: 0 }])
    const [{ reference } = { reference: '' }] = found
    expect(await names('search=sade.okoro%40example.com')).toEqual(['Ṣadé Okoro'])
    const { body } = await call(`GET /api/admin/enquiries/${reference}`)
    expect(body).toMatchObject({ email: message.email, phoneNumber: message.phoneNumber, note: message.message, items: [] })
    const figures = async () => (await call('GET /api/admin/enquiry-figures')).body as unknown as EnquiryFigures
    const last = ({ weeks }: EnquiryFigures) => [weeks.at(-1)!.count, weeks.at(-1)!.worth]
    const [count = 0, worth = 0] = last(await figures())
    const quoted = await change(body as unknown as AdminEnquiry, 'PUT quote', { ...noQuote, name: 'Ṣadé', quotedTotal: 300_000 })
    expect((await change(quoted.body as unknown as AdminEnquiry, 'POST steps', { to: 'quoted' })).status).toBe(200)
    expect(last(await figures())).toEqual([count + 1, worth + 300_000])
    expect(await names('search=enugu')).toEqual(['Ṣadé'])
    expect((await visit(shop).send(`GET /api/enquiries/${reference}?linkKey=`)).status).toBe(404)
  })

  test('the figures count enquiries and their worth, name what is asked for most, and what is overdue', async () => {
    const figures = async () => (await call('GET /api/admin/enquiry-figures')).body as unknown as EnquiryFigures
    const before = await figures()
    const recorded = await record()
    const quote = { ...noQuote, quotedTotal: 2_000_000, promisedDate: '2020-01-31' }
    const quoted = (await change(recorded, 'PUT quote', quote)).body as unknown as AdminEnquiry
    await change(quoted, 'POST steps', { to: 'deposit-paid' })
    const after = await figures()
    expect(after.weeks).toHaveLength(12)
    const [last, lastBefore] = [after.weeks.at(-1)!, before.weeks.at(-1)!]
    expect([last.count - lastBefore.count, last.worth - lastBefore.worth]).toEqual([1, 2_000_000])
    const paid = ({ statuses }: EnquiryFigures) => statuses.find(({ status }) => status === 'deposit-paid')!.count
    expect(paid(after) - paid(before)).toBe(1)
    expect(after.mostAsked[0]).toMatchObject({ itemType: 'Product', item: ids[0], name: 'Eko Sofa' })
    expect(after.overdue).toEqual([
      { reference: recorded.reference, name: '', status: 'deposit-paid', reason: 'promised', since: '2020-01-31' },
    ])
    expect(after.daysToDeposit).toBeGreaterThan(0)
    clock.pass(3 * milliseconds.day)
    expect((await figures()).overdue[0]).toMatchObject({ status: 'new', reason: 'unanswered' })
  })

  test('the enquiries that match are downloaded as CSV, in which no cell is a formula', async () => {
    const wishes = { fabric: 'Velvet', colour: 'Green' }
    const details = { area: 'Lekki Phase 1', date: '2026-12-24' }
    const recorded = await record({ note: '=1+1', details, lines: [{ ...line(0, 2), price: 900_000, wishes }] })
    await change(recorded, 'PUT quote', { ...noQuote, name: 'Exported, Ada', quotedTotal: 1_000_000 })
    const url = '/api/admin/enquiries.csv?search=exported'
    const { statusCode, headers, body } = await shop.app.inject({ url, headers: { cookie: admin } })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/csv; charset=utf-8', 'no-store'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
    expect(body.split('\r\n')).toEqual([
      '\uFEFFreference,created_at,status,source,name,phone_number,email,subject,items,total,quoted_total,deposit,promised_date,' +
        'wish_recipient,wish_area,wish_landmark,wish_floor,wish_lift,wish_date,note',
      `${recorded.reference},${recorded.createdAt},new,cart,"Exported, Ada",,,,` +
        `"2 × Eko Sofa (Fabric: Velvet, Colour: Green)",1800000,1000000,,,,Lekki Phase 1,,,,2026-12-24,'=1+1`,
      '',
    ])
    const { cookie } = await signIn(shop.database, 'customer')
    expect((await shop.app.inject({ url, headers: { cookie } })).statusCode).toBe(403)
    expect((await shop.app.inject({ url })).statusCode).toBe(401)
  })

  test.each(['GET ', 'POST steps', 'POST undo', 'POST notes', 'PUT quote'])('%s of an unknown enquiry is 404', async (what) => {
    const [method = '', name = ''] = what.split(' ')
    const empty = { to: 'answered', noteId: '1', text: 'x', ...noQuote, updatedAt: clock.now() }
    const address = `/api/admin/enquiries/${newReference()}${name === '' ? '' : `/${name}`}`
    expect(await call(`${method} ${address}`, method === 'GET' ? undefined : empty)).toMatchObject({
      status: 404,
      body: { message: 'This enquiry does not exist.' },
    })
  })
})
