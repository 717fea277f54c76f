import { describe, expect, it } from 'vitest'
import { cartOrderMessage, itemEnquiryMessage, itemOrderMessage } from './order-message.ts'

const sofa = { name: 'Eko Sofa', contents: '(3+1+1)', price: 1_250_000, link: 'https://shop.example/product/1' }
const rug = { name: 'Rumi Carpet', contents: '', price: 99.5, link: 'https://shop.example/product/2' }

describe('itemOrderMessage', () => {
  it('the order of an item has a greeting, the name, the contents, the price and the link', () => {
    expect(itemOrderMessage('Atelier Ilé', sofa)).toBe(
      [
        'Hello Atelier Ilé, I would like to order:',
        '',
        'Eko Sofa',
        'Includes: (3+1+1)',
        'Price: ₦1,250,000.00',
        'https://shop.example/product/1',
      ].join('\n'),
    )
  })
})

it('a question about an item names it', () => {
  expect(itemEnquiryMessage('Atelier Ilé', 'Eko Sofa')).toBe('Hello Atelier Ilé, I would like to ask about this: Eko Sofa')
})

describe('cartOrderMessage', () => {
  it('the order of a cart numbers its lines, adds the price of several, and ends with the total', () => {
    const lines = [
      { ...sofa, quantity: 2 },
      { ...rug, quantity: 1 },
    ]
    expect(cartOrderMessage('Atelier Ilé', lines)).toBe(
      [
        'Hello Atelier Ilé, I would like to order:',
        '',
        '1. Eko Sofa',
        'Includes: (3+1+1)',
        'Quantity: 2',
        'Price: ₦1,250,000.00',
        'Price for 2: ₦2,500,000.00',
        'https://shop.example/product/1',
        '',
        '2. Rumi Carpet',
        'Quantity: 1',
        'Price: ₦99.50',
        'https://shop.example/product/2',
        '',
        'Total: ₦2,500,099.50',
      ].join('\n'),
    )
  })

  it('the order of a cart leaves out lines that are unknown or failed to load, also from the numbers and the total', () => {
    const failed = { ...sofa, name: 'Error loading Product (ID: 9)', price: 0, quantity: 4, error: true }
    expect(cartOrderMessage('Atelier Ilé', [failed, { ...rug, quantity: 2, error: false }])).toBe(
      [
        'Hello Atelier Ilé, I would like to order:',
        '',
        '1. Rumi Carpet',
        'Quantity: 2',
        'Price: ₦99.50',
        'Price for 2: ₦199.00',
        'https://shop.example/product/2',
        '',
        'Total: ₦199.00',
      ].join('\n'),
    )
  })

  it('returns null when the cart has no line that can be ordered', () => {
    expect(cartOrderMessage('Atelier Ilé', [])).toBeNull()
    expect(cartOrderMessage('Atelier Ilé', [{ ...sofa, quantity: 1, error: true }])).toBeNull()
  })
})
