import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNaira } from './money.ts'
import { cartOrderMessage, itemOrderMessage } from './order-message.ts'

const sofa = { name: 'Eko Sofa', contents: '(3+1+1)', price: 1_250_000, link: 'https://shop.example/product/1' }
const rug = { name: 'Rumi Carpet', contents: '', price: 99.5, link: 'https://shop.example/product/2' }
const enquiry = { reference: 'ILE-7K2Q9X', link: 'https://shop.example/enquiry/ILE-7K2Q9X?key=0123456789abcdefghijkl' }

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

  it('the reference of the enquiry follows the unchanged message as its last line', () => {
    const plain = itemOrderMessage('Atelier Ilé', sofa)
    expect(itemOrderMessage('Atelier Ilé', sofa, enquiry)).toBe(`${plain}\n\nReference ILE-7K2Q9X: ${enquiry.link}`)
  })
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

  it('names 200 lines in short, as many as fit, with the number of the others and the total', () => {
    const cart = Array.from({ length: 200 }, (_, index) => ({ ...sofa, name: `Eko Sofa ${index + 1}`, quantity: 2 }))
    const message = cartOrderMessage('Atelier Ilé', cart)!
    expect(message.length).toBeLessThanOrEqual(1800)
    expect(message).toMatch(
      /^Hello Atelier Ilé, I would like to order:\n\n1\. Eko Sofa 1 × 2\n2\. Eko Sofa 2 × 2\n[^]*\n\nAnd \d+ more \(quantity \d+\), which I will send in my next message\.\n\nTotal: ₦500,000,000\.00$/,
    )
  })

  it('the reference of the enquiry follows the total, and fits in 1,800 characters with it', () => {
    expect(cartOrderMessage('Atelier Ilé', [{ ...rug, quantity: 1 }], enquiry)).toMatch(
      /\n\nTotal: ₦99\.50\n\nReference ILE-7K2Q9X: https:\/\/shop\.example\/enquiry\/ILE-7K2Q9X\?key=0123456789abcdefghijkl$/,
    )
    const cart = Array.from({ length: 200 }, (_, index) => ({ ...sofa, name: `Eko Sofa ${index + 1}`, quantity: 2 }))
    const message = cartOrderMessage('Atelier Ilé', cart, enquiry)!
    expect(message.length).toBeLessThanOrEqual(1800)
    expect(message).toMatch(/Total: ₦500,000,000\.00\n\nReference ILE-7K2Q9X: \S+$/)
  })

  it('fits any cart in 1,800 characters, with the total of all and a count of what is left out', () => {
    const line = fc.record({
      name: fc.string({ minLength: 1, maxLength: 200 }).map((name) => name.replaceAll('\n', ' ')),
      contents: fc.constantFrom('', 'Bed+Wardrobe+mirror'),
      price: fc.integer({ min: 0, max: 100_000_000 }),
      link: fc.constant('https://shop.example/product/019a0000-0001-7000-8000-000000000001'),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 500 }), (cart) => {
        const message = cartOrderMessage('Atelier Ilé', cart)!
        const total = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        expect(message.length).toBeLessThanOrEqual(1800)
        expect(message.endsWith(`Total: ${formatNaira(total)}`)).toBe(true)
        const left = Number(/\nAnd (\d+) more \(quantity/.exec(message)?.[1] ?? 0)
        const named = cart.length - left
        for (const [index, { name }] of cart.entries())
          expect(message.includes(`\n${index + 1}. ${name}`), name).toBe(index < named)
      }),
      { numRuns: 50 },
    )
  })
})
