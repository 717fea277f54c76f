import { describe, expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import { adoptCopy, joinCopies } from './adopt-copy.ts'
import { applyStep, emptyCopy } from './list-copy.ts'
import type { ListCopy, QueuedChange } from './list-copy.ts'
import { chair, sofa } from './testing/items.ts'

const addition = (id: string, item: typeof sofa): QueuedChange => ({
  id,
  change: { kind: 'add', ...item, quantity: 1 },
  isSent: false,
  isQuiet: false,
})
const copyOf = (change: Partial<ListCopy>): ListCopy => ({ ...emptyCopy, owner: 'guest:1', ...change })

describe('The copies of both storages', () => {
  it('join their changes, each one once and without the settled ones', () => {
    const shared = addition('shared', sofa)
    const own = copyOf({ queue: [shared, addition('settled', sofa)], settled: ['older'] })
    const other = copyOf({ queue: [shared, addition('other', chair)], settled: ['settled'] })
    expect(joinCopies(cartKind, own, other)).toEqual(
      copyOf({ queue: [shared, addition('other', chair)], settled: ['older', 'settled'] }),
    )
  })

  it('send a change without a response again before the others', () => {
    const sent = { ...addition('sent', sofa), isSent: true }
    const unsent = addition('unsent', sofa)
    expect(joinCopies(cartKind, copyOf({ queue: [unsent] }), copyOf({ queue: [sent] })).queue).toEqual([sent, unsent])
  })

  it('keep the last response of the first copy, or of the other one when the first has none', () => {
    const sofas = [{ ...sofa, quantity: 2 }]
    const chairs = [{ ...chair, quantity: 1 }]
    const remoteOf = (own: ListCopy['remote'], other: ListCopy['remote']) =>
      joinCopies(cartKind, copyOf({ remote: own }), copyOf({ remote: other })).remote
    expect(remoteOf(sofas, chairs)).toEqual(sofas)
    expect(remoteOf([], chairs)).toEqual(chairs)
  })
})

describe('A copy after a step', () => {
  it('has the confirmed change when the response has no lines and an earlier change waits', () => {
    const [first, second] = [addition('first', sofa), addition('second', chair)]
    expect(applyStep(cartKind, copyOf({ queue: [first, second] }), { step: 'confirm', id: 'second', lines: null })).toEqual(
      copyOf({ remote: [{ ...chair, quantity: 1 }], queue: [first], settled: ['second'] }),
    )
  })

  it('has a postponed change behind those of other items, but before the next one of its item or of all items', () => {
    const sent = { ...addition('sent', sofa), isSent: true }
    const [unsent, other] = [addition('sent', sofa), addition('other', chair)]
    const clearing: QueuedChange = { ...other, id: 'clearing', change: { kind: 'clear' } }
    const postponed = (...later: QueuedChange[]) =>
      applyStep(cartKind, copyOf({ queue: [sent, ...later] }), { step: 'postpone', id: 'sent' }).queue
    expect(postponed()).toEqual([unsent])
    expect(postponed(other)).toEqual([other, unsent])
    expect(postponed(other, addition('same', sofa))).toEqual([other, unsent, addition('same', sofa)])
    expect(postponed(clearing, other)).toEqual([unsent, clearing, other])
    expect(applyStep(cartKind, copyOf({ queue: [other] }), { step: 'postpone', id: 'sent' }).queue).toEqual([other])
  })

  it('has no waiting changes when its guest is no longer identified', () => {
    expect(adoptCopy(cartKind, copyOf({ queue: [addition('one', sofa)] }), null, 'tab:persistent')).toEqual(
      copyOf({ owner: null, remote: [{ ...sofa, quantity: 1 }] }),
    )
  })
})
