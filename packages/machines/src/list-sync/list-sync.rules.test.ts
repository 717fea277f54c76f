import { expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import { emptyCopy } from './list-copy.ts'
import { firstContext, isSameIdentity, queuedChange, showing } from './list-sync.rules.ts'
import { chair, sofa } from './testing/items.ts'
import { ada, admin, guest, visitor } from './testing/people.ts'

it('a saved list begins without a choice about cookies, in the storage of the session', () => {
  expect(firstContext({ tab: 'tab' })).toMatchObject({ consent: 'unset', place: 'session', response: 'due' })
  expect(firstContext({ tab: 'tab', consent: 'accepted' })).toMatchObject({ consent: 'accepted', place: 'persistent' })
})

it('changes that are made before the copy is read are shown in their order', () => {
  const later = [
    { kind: 'add', ...sofa, quantity: 2 },
    { kind: 'add', ...chair, quantity: 1 },
    { kind: 'remove', ...sofa },
  ] as const
  expect(showing(cartKind, { copy: emptyCopy, later }).lines).toEqual([{ ...chair, quantity: 1 }])
})

it('two guests have different saved lists, and a visitor has those of a visitor', () => {
  expect(isSameIdentity(guest, { ...guest })).toBe(true)
  expect(isSameIdentity(guest, { kind: 'guest', anonymousId: 'guest-2' })).toBe(false)
  expect(isSameIdentity(visitor, { kind: 'visitor' })).toBe(true)
  expect([isSameIdentity(null, visitor), isSameIdentity(visitor, admin), isSameIdentity(ada, admin)]).toEqual([
    false,
    false,
    false,
  ])
})

it('a change of the shopper is queued unsent, and its success emits a notice', () => {
  expect(queuedChange({ ...firstContext({ tab: 'tab' }), changesMade: 3 }, { kind: 'clear' })).toEqual({
    id: 'tab:3',
    change: { kind: 'clear' },
    isSent: false,
    isQuiet: false,
  })
})
