import { limits, wishKey } from '@shop/domain'
import type { Wishes } from '@shop/domain'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'

const link = 'https://shop.example/product/sofa'
const line = { item: 'sofa', itemType: 'Product', name: 'Sofa', contents: '', price: 900_000, quantity: 1, link } as const
const others = Array.from({ length: limits.enquiryLinesMaximum }, (_, index) =>
  wishKey({ item: `${index}`, itemType: 'Product' }),
)

test('the wishes about an ordered item are sent, however many the draft has about other items', () => {
  const keys = [...others, wishKey(line)]
  const wishes: Wishes = { note: '', details: {}, items: Object.fromEntries(keys.map((key) => [key, { fabric: 'Velvet' }])) }
  const { enquiry } = compose({
    shopName: 'Atelier Ilé',
    order: { source: 'product', lines: [line] },
    wishes,
    prepared: { reference: 'AI-1', linkKey: 'key' },
    linkOf: () => 'https://shop.example/enquiry',
  })
  expect(enquiry?.lines).toEqual([
    { item: 'sofa', itemType: 'Product', quantity: 1, price: 900_000, wishes: { fabric: 'Velvet' } },
  ])
})
