import { describe, expect, it } from 'vitest'
import { createAdmin, createEnquiry, createProducts, testId, testLinkKey, testPassword } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'

describe('the enquiries of admins', () => {
  const admin = createAdmin()
  const start = () =>
    createCheckedFake({
      accounts: [{ user: admin, password: testPassword }],
      signedIn: admin._id,
      products: createProducts(1),
      enquiries: [{ enquiry: createEnquiry(), linkKey: testLinkKey }],
    }).client
  const params = { reference: 'ILE-7K2Q9X' }

  it('takes steps, undoes them, and rejects a change of an older version', async () => {
    const { adminEnquiries, enquiries } = start()
    const { updatedAt } = await adminEnquiries.read({ params })
    const answered = await adminEnquiries.step({ params, body: { to: 'answered', updatedAt } })
    expect(answered).toMatchObject({ status: 'answered', history: [{ kind: 'step', to: 'answered', userName: 'Bola Ade' }] })
    await expect(adminEnquiries.step({ params, body: { to: 'ready', updatedAt } })).rejects.toMatchObject({ status: 409 })
    const link = { params, query: { linkKey: testLinkKey } }
    expect((await enquiries.read(link)).steps).toMatchObject([{ status: 'answered' }])
    const undone = await adminEnquiries.undo({ params, body: { updatedAt: answered.updatedAt } })
    expect([undone.status, undone.history.length]).toEqual(['new', 2])
  })

  it('lists enquiries with the number of each status, also one that staff added', async () => {
    const { adminEnquiries } = start()
    const lines = [{ item: testId('product', 1), itemType: 'Product', quantity: 2 }]
    const body = { reference: 'ILE-CCCCCC', name: 'Chidi Eze', lines }
    expect(await adminEnquiries.create({ body })).toMatchObject({ source: 'staff', items: [{ quantity: 2 }] })
    await adminEnquiries.create({ body })
    const { enquiries, counts } = await adminEnquiries.list({ query: { search: 'chid' } })
    expect([enquiries.map(({ reference }) => reference), counts.new]).toEqual([['ILE-CCCCCC'], 2])
  })

  it('replaces what staff added by a changed form until somebody has worked on it', async () => {
    const { adminEnquiries } = start()
    const lines = [{ item: testId('product', 1), itemType: 'Product', quantity: 2 }]
    const body = { reference: 'ILE-CCCCCC', name: 'Chidi Eze', lines }
    await adminEnquiries.create({ body })
    const own = { params: { reference: body.reference } }
    await adminEnquiries.note({ ...own, body: { noteId: '1', text: 'Call back' } })
    const replaced = await adminEnquiries.create({ body: { ...body, name: 'Chidi Obi' } })
    expect(replaced).toMatchObject({ name: 'Chidi Obi', history: [{ text: 'Call back' }] })
    await adminEnquiries.step({ ...own, body: { to: 'answered', updatedAt: replaced.updatedAt } })
    await expect(adminEnquiries.create({ body })).rejects.toMatchObject({ status: 409 })
    expect(await adminEnquiries.create({ body: { ...body, name: 'Chidi Obi' } })).toMatchObject({ status: 'answered' })
    await expect(adminEnquiries.create({ body: { ...body, ...params } })).rejects.toMatchObject({ status: 409 })
  })

  it('keeps notes and quotes', async () => {
    const { adminEnquiries } = start()
    const note = { params, body: { noteId: '1', text: 'Call back' } }
    await adminEnquiries.note(note)
    const { updatedAt } = await adminEnquiries.note(note)
    const quote = { name: 'Ada Obi', phoneNumber: '', quotedTotal: 900_000, deposit: 450_000, promisedDate: '2026-03-01' }
    expect(await adminEnquiries.quote({ params, body: { ...quote, updatedAt } })).toMatchObject({
      ...quote,
      history: [{ kind: 'note', text: 'Call back' }],
    })
  })
})
