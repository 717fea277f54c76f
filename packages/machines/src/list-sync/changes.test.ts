import { expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import { removedLines, wasApplied } from './changes.ts'
import { sofa } from './testing/items.ts'

const one = [{ ...sofa, quantity: 1 }]
const three = [{ ...sofa, quantity: 3 }]

it.each([
  [{ kind: 'clear' }, [], one],
  [{ kind: 'remove', ...sofa }, [], one],
  [{ kind: 'add', ...sofa, quantity: 2 }, three, one],
] as const)('the change %j, whose response was lost, was applied if the server has what it leaves', (change, after, before) => {
  expect([wasApplied(cartKind, change, one, after), wasApplied(cartKind, change, one, before)]).toEqual([true, false])
})

it('a removal takes lines that can be added again, and a lower quantity takes none', () => {
  expect(removedLines(cartKind, three, { kind: 'remove', ...sofa })).toEqual(three)
  expect(removedLines(cartKind, three, { kind: 'clear' })).toEqual(three)
  expect(removedLines(cartKind, three, { kind: 'set', ...sofa, quantity: 1 })).toEqual([])
})
