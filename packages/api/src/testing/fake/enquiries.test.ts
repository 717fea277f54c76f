import { describe, expect, it } from 'vitest'
import { createEnquiry, createEnquiryItem, createProducts, testId, testLinkKey } from '../factories/index.ts'
import { createCheckedFake } from './checked-fake.ts'

const open = () => createCheckedFake({ products: createProducts(2) }).client.enquiries

const enquiry = (line: object = {}, fields: object = {}) => ({
  body: {
    reference: 'ILE-7K2Q9X',
    linkKey: testLinkKey,
    source: 'product' as const,
    lines: [{ item: testId('product', 1), itemType: 'Product', quantity: 2, price: 1, ...line }],
    ...fields,
  },
})
const link = { params: { reference: 'ILE-7K2Q9X' }, query: { linkKey: testLinkKey } }

describe('the enquiries of the fake', () => {
  it('stores an enquiry once, at its own prices, and shows it to whoever has the key', async () => {
    const { record, read } = open()
    const recorded = await record(enquiry())
    expect(recorded).toMatchObject({ status: 'new', items: [{ quantity: 2 }] })
    expect(recorded.total).toBe(2 * (recorded.items[0]?.price ?? 0))
    expect(await record(enquiry({ quantity: 9 }))).toEqual(recorded)
    expect(await read(link)).toEqual(recorded)
  })

  it('shows the enquiries that it was given', async () => {
    const seeded = createEnquiry({ items: [createEnquiryItem({ quantity: 2 })] })
    const { client } = createCheckedFake({ enquiries: [{ enquiry: seeded, linkKey: testLinkKey }] })
    expect(await client.enquiries.read(link)).toEqual(seeded)
    expect(seeded.total).toBe(2_500_000)
  })

  it('rejects a wrong key, another key for the same reference, and an enquiry without an existing item', async () => {
    const { record, read } = open()
    await expect(record(enquiry({ item: testId('product', 9) }))).rejects.toMatchObject({ status: 422 })
    await record(enquiry())
    await expect(record(enquiry({}, { linkKey: testLinkKey.toUpperCase() }))).rejects.toMatchObject({ status: 409 })
    await expect(read({ ...link, query: { linkKey: 'x' } })).rejects.toMatchObject({ status: 404 })
  })
})
