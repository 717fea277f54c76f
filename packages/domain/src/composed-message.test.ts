import { expect, it } from 'vitest'
import { composedMessage } from './composed-message.ts'

const link = 'https://shop.example/enquiry/ILE-7K2Q9X?key=0123456789abcdefghijkl'
const enquiry = { reference: 'ILE-7K2Q9X', link }
const sofa = { name: 'Eko Sofa', contents: '', price: 900_000, quantity: 1, link: 'https://shop.example/product/1', wishes: {} }
const rug = { ...sofa, name: 'Rumi Rug', price: 50_000, quantity: 2, link: 'https://shop.example/product/2' }
const order = { isCart: true, note: '', details: {}, lines: [sofa, rug] }

const itemMessage = 'Hello Ilé, I would like to order:\n\nEko Sofa\nPrice: ₦900,000.00\nhttps://shop.example/product/1'

it('the wishes follow the unchanged message of an item, before the reference', () => {
  const details = { date: '2026-12-24', area: 'Lekki Phase 1' }
  const lines = [{ ...sofa, wishes: { colour: 'Green', fabric: 'Velvet' } }]
  expect(composedMessage('Ilé', { isCart: false, note: 'Call first.', details, lines }, enquiry)).toEqual({
    text:
      `${itemMessage}\n\nMy wishes:\nFabric: Velvet\nColour: Green\nDelivery area: Lekki Phase 1\nDate wanted: December 24, 2026\n` +
      `Note: Call first.\n\nReference ILE-7K2Q9X: ${link}`,
    isShort: false,
  })
})

it('the wishes about items of a cart name their item', () => {
  const lines = [sofa, { ...rug, wishes: { colour: 'Blue', size: '2 × 3 m' } }]
  const { text } = composedMessage('Ilé', { ...order, lines, details: { lift: 'No' } }, null)
  expect(text).toMatch(/\n\nTotal: ₦1,000,000\.00\n\nMy wishes:\nRumi Rug – Colour: Blue, Size: 2 × 3 m\nLift: No$/)
})

it('an order without wishes has the plain message', () => {
  expect(composedMessage('Ilé', { ...order, isCart: false }, null)).toEqual({ text: itemMessage, isShort: false })
})

it('a message beyond 1,800 characters becomes a short list, and leads to the wishes under its link', () => {
  const long = {
    ...order,
    note: 'x'.repeat(1000),
    details: { area: 'y'.repeat(120) },
    lines: Array.from({ length: 8 }, () => sofa),
  }
  const list = Array.from({ length: 8 }, (_, index) => `${index + 1}. Eko Sofa × 1`).join('\n')
  const start = `Hello Ilé, I would like to order:\n\n${list}\n\nTotal: ₦7,200,000.00\n\n`
  expect(composedMessage('Ilé', long, enquiry)).toEqual({
    text: `${start}My wishes are under this link.\n\nReference ILE-7K2Q9X: ${link}`,
    isShort: true,
  })
  expect(composedMessage('Ilé', long, null)).toEqual({ text: `${start}I will send my wishes in my next message.`, isShort: true })
})

it('a message of exactly 1,800 characters stays whole', () => {
  const composed = (length: number) => composedMessage('Ilé', { ...order, note: 'x'.repeat(length) }, null)
  const longest = 1801 - composed(1).text.length
  expect([composed(longest).text.length, composed(longest).isShort]).toEqual([1800, false])
  expect(composed(longest + 1).isShort).toBe(true)
})

it('a short list says nothing about wishes when there are none', () => {
  const long = { ...order, isCart: false, lines: [{ ...sofa, contents: 'x'.repeat(1680) }] }
  const { text, isShort } = composedMessage('Ilé', long, enquiry)
  expect([isShort, text.includes('wishes')]).toEqual([true, false])
})
