import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { addEntry, addLine, fullSentence, isFullFor, removeItem, setLineQuantity, totalPrice, totalQuantity } from './lines.ts'
import type { Line } from './lines.ts'

const sofa: Line = { item: 'sofa', itemType: 'Product', quantity: 2 }
const room: Line = { item: 'room', itemType: 'Collection', quantity: 1 }

describe('addLine', () => {
  it('adds a new line at the end of the cart', () => {
    expect(addLine([sofa], room)).toEqual([sofa, room])
  })

  it('increases the quantity when the cart already has a line for the item', () => {
    expect(addLine([sofa, room], { ...sofa, quantity: 3 })).toEqual([{ ...sofa, quantity: 5 }, room])
  })

  it('distinguishes a product and a collection with the same id', () => {
    const twin: Line = { ...sofa, itemType: 'Collection' }
    expect(addLine([sofa], twin)).toEqual([sofa, twin])
  })

  it('limits a line of the cart to 99 items', () => {
    expect(addLine([{ ...sofa, quantity: 98 }], sofa)).toEqual([{ ...sofa, quantity: 99 }])
    expect(addLine([], { ...sofa, quantity: 1_000_000_000 })).toEqual([{ ...sofa, quantity: 99 }])
  })

  it.each([0, -5, 0.5, Number.NaN])('adds no line to the cart for a quantity of %d', (quantity) => {
    expect(addLine([room], { ...sofa, quantity })).toEqual([room])
  })
})

describe('setLineQuantity', () => {
  it('setting a quantity changes only the line with that item and type', () => {
    expect(setLineQuantity([sofa, room], sofa, 7)).toEqual([{ ...sofa, quantity: 7 }, room])
  })

  it.each([0, -5, Number.NaN])('removes the line when its quantity is set to %d', (quantity) => {
    expect(setLineQuantity([sofa, room], sofa, quantity)).toEqual([room])
  })

  it('keeps the line when its quantity is set to 1', () => {
    expect(setLineQuantity([sofa], sofa, 1)).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('limits a quantity above 99 to 99', () => {
    expect(setLineQuantity([sofa], sofa, 100)).toEqual([{ ...sofa, quantity: 99 }])
  })

  it('changes nothing when the cart has no line for the item', () => {
    expect(setLineQuantity([room], sofa, 3)).toEqual([room])
  })
})

describe('A saved list', () => {
  it('has no room for another item once it holds the maximum', () => {
    const full = Array.from({ length: limits.linesMaximum }, (_, number) => ({ ...sofa, item: `sofa ${number}` }))
    expect(isFullFor(full, room)).toBe(true)
    expect(isFullFor(full, full[0]!)).toBe(false)
    expect(isFullFor(full.slice(1), room)).toBe(false)
    expect(fullSentence('wishlist')).toBe('Your wishlist is full: it holds at most 500 different items.')
  })
})

describe('removeItem', () => {
  it('removes only the line with the same item and the same type', () => {
    expect(removeItem([sofa, room], { item: 'sofa', itemType: 'Product' })).toEqual([room])
    expect(removeItem([sofa, room], { item: 'sofa', itemType: 'Collection' })).toEqual([sofa, room])
  })
})

describe('addEntry', () => {
  it('does not add an item to the wishlist twice', () => {
    const entries = [
      { item: 'sofa', itemType: 'Product' },
      { item: 'room', itemType: 'Collection' },
    ] as const
    expect(addEntry(entries, { item: 'sofa', itemType: 'Product' })).toEqual(entries)
  })
})

describe('totals of a cart', () => {
  it('multiplies price and quantity without a floating-point error', () => {
    expect(totalPrice([{ price: 0.1, quantity: 3 }])).toBe(0.3)
    expect(
      totalPrice([
        { price: 1_850_000, quantity: 2 },
        { price: 19.99, quantity: 1 },
      ]),
    ).toBe(3_700_019.99)
  })

  it('the total price and quantity of an empty cart are 0', () => {
    expect(totalPrice([])).toBe(0)
    expect(totalQuantity([])).toBe(0)
  })

  it('the total quantity counts the items of all lines', () => {
    expect(totalQuantity([sofa, room])).toBe(3)
  })
})

describe('any sequence of changes to a cart', () => {
  const anyLine: fc.Arbitrary<Line> = fc.record({
    item: fc.constantFrom('a', 'b', 'c'),
    itemType: fc.constantFrom('Product', 'Collection'),
    quantity: fc.integer({ min: -10, max: 150 }),
  })
  const step = fc.tuple(fc.constantFrom('add', 'set', 'remove'), anyLine)

  it('any sequence of changes leaves at most one cart line for each item, with 1 to 99 whole items', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const lines = steps.reduce<Line[]>((cart, [action, line]) => {
          if (action === 'add') return addLine(cart, line)
          return action === 'set' ? setLineQuantity(cart, line, line.quantity) : removeItem(cart, line)
        }, [])
        const keys = lines.map(({ item, itemType }) => `${itemType} ${item}`)
        expect(new Set(keys).size).toBe(keys.length)
        expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 99)).toBe(true)
      }),
    )
  })
})
