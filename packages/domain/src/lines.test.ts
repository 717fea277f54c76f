import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addEntry, addLine, removeItem, setLineQuantity, totalPrice, totalQuantity } from './lines.ts'
import type { Line } from './lines.ts'

const sofa: Line = { item: 'sofa', itemType: 'Product', quantity: 2 }
const room: Line = { item: 'room', itemType: 'Collection', quantity: 1 }

describe('adding to the cart', () => {
  it('puts a new line last', () => {
    expect(addLine([sofa], room)).toEqual([sofa, room])
  })

  it('increases the quantity of an existing line', () => {
    expect(addLine([sofa, room], { ...sofa, quantity: 3 })).toEqual([{ ...sofa, quantity: 5 }, room])
  })

  it('keeps a product and a collection of the same id apart', () => {
    const twin: Line = { ...sofa, itemType: 'Collection' }
    expect(addLine([sofa], twin)).toEqual([sofa, twin])
  })

  it('stops at 99 pieces of a line', () => {
    expect(addLine([{ ...sofa, quantity: 98 }], sofa)).toEqual([{ ...sofa, quantity: 99 }])
    expect(addLine([], { ...sofa, quantity: 1_000_000_000 })).toEqual([{ ...sofa, quantity: 99 }])
  })

  it.each([0, -5, 0.5, Number.NaN])('adds nothing for %d pieces', (quantity) => {
    expect(addLine([room], { ...sofa, quantity })).toEqual([room])
  })
})

describe('setting a quantity', () => {
  it('changes that line only', () => {
    expect(setLineQuantity([sofa, room], sofa, 7)).toEqual([{ ...sofa, quantity: 7 }, room])
  })

  it.each([0, -5, Number.NaN])('to %d removes the line', (quantity) => {
    expect(setLineQuantity([sofa, room], sofa, quantity)).toEqual([room])
  })

  it('above 99 sets 99', () => {
    expect(setLineQuantity([sofa], sofa, 100)).toEqual([{ ...sofa, quantity: 99 }])
  })

  it('of a line that is not there changes nothing', () => {
    expect(setLineQuantity([room], sofa, 3)).toEqual([room])
  })
})

describe('removing', () => {
  it('takes the line of that item and kind', () => {
    expect(removeItem([sofa, room], { item: 'sofa', itemType: 'Product' })).toEqual([room])
    expect(removeItem([sofa, room], { item: 'sofa', itemType: 'Collection' })).toEqual([sofa, room])
  })
})

describe('a wishlist', () => {
  it('takes a duplicate without a change', () => {
    const entries = [{ item: 'sofa', itemType: 'Product' }] as const
    expect(addEntry(entries, { item: 'sofa', itemType: 'Product' })).toEqual(entries)
  })
})

describe('totals', () => {
  it('sum price times quantity without a floating-point tail', () => {
    expect(totalPrice([{ price: 0.1, quantity: 3 }])).toBe(0.3)
    expect(
      totalPrice([
        { price: 1_850_000, quantity: 2 },
        { price: 19.99, quantity: 1 },
      ]),
    ).toBe(3_700_019.99)
  })

  it('of an empty cart are nothing', () => {
    expect(totalPrice([])).toBe(0)
    expect(totalQuantity([])).toBe(0)
  })

  it('count the pieces of all lines', () => {
    expect(totalQuantity([sofa, room])).toBe(3)
  })
})

describe('whatever is done with a cart', () => {
  const anyLine: fc.Arbitrary<Line> = fc.record({
    item: fc.constantFrom('a', 'b', 'c'),
    itemType: fc.constantFrom('Product', 'Collection'),
    quantity: fc.integer({ min: -10, max: 150 }),
  })
  const step = fc.tuple(fc.constantFrom('add', 'set', 'remove'), anyLine)

  it('each item has one line at most, with 1 to 99 whole pieces', () => {
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
