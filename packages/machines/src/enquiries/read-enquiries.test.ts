import { testId } from '@shop/api/testing'
import { noWishes } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { emptyCopy } from './enquiry-copy.ts'
import type { EnquiryCopy } from './enquiry-copy.ts'
import { readEnquiries } from './read-enquiries.ts'

const prepared = { reference: 'ILE-7K2Q9X', linkKey: 'Kq3fZ0v8mB1xT6yN9wR2cD' }
const line = {
  item: testId('collection', 1),
  itemType: 'Collection',
  quantity: 2,
  price: 900_000,
  wishes: { fabric: 'Velvet' },
} as const
const unsent = {
  ...prepared,
  source: 'cart',
  lines: [line],
  title: 'Yaba room',
  note: 'Call first.',
  details: { area: 'Lekki' },
} as const
const sent = { ...prepared, title: 'Yaba room', createdAt: '2026-01-02T09:00:00.000Z' }
const read = (stored: unknown) => readEnquiries(JSON.stringify(stored))

describe('the stored enquiries', () => {
  it('are read as they were stored', () => {
    const copy: EnquiryCopy = {
      owner: 'customer:1',
      unsent: [unsent],
      sent: [sent],
      draft: { note: 'Old', details: { floor: '2' }, items: { 'Product 1': { fabric: 'Linen' } } },
    }
    expect(read(copy)).toEqual(copy)
  })

  it.each([null, 5, [], 'text'])('are none when %j is stored', (stored) => {
    expect(read(stored)).toBeNull()
  })

  it.each([
    ...[{ reference: 'x' }, { linkKey: 'x' }, { source: 'showroom' }, { lines: [] }, { lines: 'none' }].map((wrong) => ({
      ...unsent,
      ...wrong,
    })),
    ...[{ item: 5 }, { item: 'x' }, { itemType: 'Sofa' }, { quantity: '2' }, { price: '900000' }].map((wrong) => ({
      ...unsent,
      lines: [{ ...line, ...wrong }],
    })),
    'an enquiry',
  ])('leave out %j, which the shop cannot send', (invalid) => {
    expect(read({ owner: 5, unsent: [invalid] })).toEqual(emptyCopy)
  })

  it.each([{ reference: 'x' }, { linkKey: 'x' }, { createdAt: 'yesterday' }])('leave out a sent enquiry with %j', (wrong) => {
    expect(read({ sent: [{ ...sent, ...wrong }, sent] })).toEqual({ ...emptyCopy, sent: [sent] })
  })

  it('are at most fifty of a kind', () => {
    expect(read({ sent: Array(51).fill(sent) })?.sent).toHaveLength(50)
  })

  it('have no wishes that are no texts', () => {
    expect(read({ draft: { note: 5, details: { area: 5 }, items: [] } })?.draft).toEqual({ ...noWishes, details: { area: '' } })
  })
})
