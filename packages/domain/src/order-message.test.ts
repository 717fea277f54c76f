import { describe, expect, it } from 'vitest'
import { cartOrderMessage, itemOrderMessage } from './order-message.ts'

const sofa = { name: 'Eko Sofa', price: 1_250_000, link: 'https://shop.example/product/1' }
const rug = { name: 'Rumi Carpet', price: 99.5, link: 'https://shop.example/product/2' }

describe('itemOrderMessage', () => {
  it('an order of one item has a greeting, the name, the price and the link, each on its own line', () => {
    expect(itemOrderMessage('Atelier Ilé', sofa)).toBe(
      [
        'Hello Atelier Ilé, I would like to order this piece:',
        'Eko Sofa',
        'Price: ₦1,250,000.00',
        'https://shop.example/product/1',
      ].join('\n'),
    )
  })
})

describe('cartOrderMessage', () => {
  it('an order of a cart numbers its lines, each with quantity, price and link, and ends with the total', () => {
    const lines = [
      { ...sofa, quantity: 2 },
      { ...rug, quantity: 1 },
    ]
    expect(cartOrderMessage('Atelier Ilé', lines)).toBe(
      [
        'Hello Atelier Ilé, I would like to order these pieces:',
        '1. Eko Sofa',
        'Quantity: 2',
        'Price: ₦1,250,000.00',
        'https://shop.example/product/1',
        '2. Rumi Carpet',
        'Quantity: 1',
        'Price: ₦99.50',
        'https://shop.example/product/2',
        'Total: ₦2,500,099.50',
      ].join('\n'),
    )
  })

  it('an order of a cart leaves out lines that are unknown or failed to load, also from the numbers and the total', () => {
    const lines = [
      {
        name: 'Error loading Product (ID: 9)',
        price: 0,
        link: 'https://shop.example/product/9',
        quantity: 4,
        error: true,
      },
      { ...rug, quantity: 2, error: false },
    ]
    expect(cartOrderMessage('Atelier Ilé', lines)).toBe(
      [
        'Hello Atelier Ilé, I would like to order these pieces:',
        '1. Rumi Carpet',
        'Quantity: 2',
        'Price: ₦99.50',
        'https://shop.example/product/2',
        'Total: ₦199.00',
      ].join('\n'),
    )
  })

  it('returns null when the cart has no line that can be ordered', () => {
    expect(cartOrderMessage('Atelier Ilé', [])).toBeNull()
    expect(cartOrderMessage('Atelier Ilé', [{ ...sofa, quantity: 1, error: true }])).toBeNull()
  })
})
