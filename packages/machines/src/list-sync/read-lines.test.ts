import { testId } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import { readLines, readNames, readQueue } from './read-lines.ts'
import { chair, sofa } from './testing/items.ts'

describe('Reading stored values', () => {
  it.each([null, 'x', 5, {}])('reads nothing from %j, which is no list', (value) => {
    expect([readLines(cartKind, value), readQueue(cartKind, value), readNames(value)]).toEqual([[], [], []])
  })

  it('reads a line with the highest quantity, and leaves out one whose item is a list with an id', () => {
    const most = { ...sofa, quantity: 99 }
    expect(readLines(cartKind, [most, { ...chair, item: [chair.item], quantity: 1 }])).toEqual([most])
  })

  it('reads more lines than a list holds, because a merge may exceed the maximum', () => {
    const lines = Array.from({ length: 501 }, (_, number) => ({ ...sofa, item: testId('product', number), quantity: 1 }))
    expect(readLines(cartKind, lines)).toEqual(lines)
  })

  it('reads the changes that have an id and a known kind', () => {
    const addition = { id: 'a', change: { kind: 'add', ...sofa, quantity: 1 }, isSent: true, isQuiet: false }
    const broken = [
      null,
      [addition],
      { ...addition, id: 5 },
      { ...addition, change: null },
      { ...addition, change: { ...addition.change, kind: 'steal' } },
    ]
    const keyed = { ...addition, id: 'b', key: 'key', isUnsure: true }
    const wrong = { ...addition, key: 5, isUnsure: 'yes' }
    expect(readQueue(cartKind, [...broken, addition, keyed, wrong])).toEqual([addition, keyed, addition])
  })

  it('reads the ids that are texts', () => {
    expect(readNames(['a', 5, null, 'b'])).toEqual(['a', 'b'])
  })
})
