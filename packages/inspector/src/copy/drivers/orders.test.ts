import { describe, expect, it } from 'vitest'
import type { Step } from '../../sandbox/index.ts'
import { drivers } from './index.ts'

const sofa = { item: 'sofa', itemType: 'Product' }
const alone = { following: [], after: {}, server: 'recorded' } as const
const order = "await page.getByRole('link', { name: 'Order Now', exact: true }).first().click()"
const addsSofa = [
  expect.stringContaining("page.goto('/product/sofa')"),
  expect.stringContaining('data-hydrated'),
  "await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()",
  "await page.getByText('Item added to cart!').first().waitFor()",
  "await page.goto('/cart')",
  expect.stringContaining('data-hydrated'),
]
const send = (type: string, payload: object): Step => ({ kind: 'send', event: { ...payload, type } })

describe('A copied order', () => {
  const linesOf = (source: string) =>
    drivers['enquiries']!.events['order.opened']!({ source, lines: [{ ...sofa, quantity: 3, price: 5 }] }, {}, alone)

  it('fills the cart with the ordered items before it presses Order Now', () => {
    expect(linesOf('cart')).toEqual([...addsSofa, order])
  })

  it('presses Order Now on the page of an item that was ordered there', () => {
    expect(linesOf('product')).toEqual([...addsSofa.slice(0, 2), order])
  })

  it('accepts an empty cart before the order', () => {
    expect(drivers['enquiries']!.expects!({ value: '', context: {} })).toEqual([
      "await expect(page.getByRole('link', { name: 'Order Now', exact: true }).first().or(page.getByText('Your cart is empty.'))).toBeVisible()",
    ])
  })

  it('needs no tester for the reference, which the page makes by itself', () => {
    expect(drivers['enquiries']!.requests['prepare']).toHaveProperty('prepares')
  })
})

describe('Copied wishes', () => {
  const { begin, events, expects } = drivers['composer']!
  const sheet = "page.getByRole('dialog', { name: 'Your wishes' })"
  const opensSheet = "await page.getByRole('button', { name: 'Add your wishes', exact: true }).click()"

  it('fill the cart with the ordered items, or with those that the wishes are about, and open the form', () => {
    const ordered = send('chat.opened', { enquiry: { lines: [sofa] } })
    const typed = send('item.typed', { key: 'Product sofa', values: { fabric: 'Green velvet' } })
    expect(begin({}, [send('order.typed', { values: {} }), ordered])).toEqual([...addsSofa, opensSheet])
    expect(begin({}, [typed])).toEqual([...addsSofa, opensSheet])
  })

  it('choose from a list where the form has one, and type elsewhere', () => {
    const values = { area: 'Lekki', lift: 'Yes' }
    expect(events['order.typed']!({ values }, {}, alone)?.toSorted()).toEqual([
      `await ${sheet}.getByLabel('Delivery area', { exact: true }).fill('Lekki')`,
      `await ${sheet}.getByLabel('Lift', { exact: true }).selectOption('Yes')`,
    ])
  })

  it('are manual for the second of two items, whose fields have the same labels', () => {
    const event = { key: 'Product chair', values: { fabric: 'Linen' } }
    const wishes = (items: object) => ({ wishes: { note: '', details: {}, items } })
    expect(events['item.typed']!(event, wishes({ 'Product chair': {} }), alone)).toHaveLength(1)
    expect(events['item.typed']!(event, wishes({ 'Product sofa': {} }), alone)).toBeNull()
    const both = { 'Product sofa': { fabric: 'Silk' }, 'Product chair': { fabric: 'Linen' } }
    expect(expects!({ value: 'writing', context: wishes(both) })).toEqual([])
  })
})
