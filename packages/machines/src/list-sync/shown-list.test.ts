import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartMachine } from '../cart/cart.machine.ts'
import type { Change } from './changes.ts'
import { createDeferredActor } from '../testing/deferred.ts'
import type { ListContext, ListTag } from './list-sync.types.ts'
import { shownList } from './shown-list.ts'
import { sofa } from './testing/items.ts'
import { guest, visitor } from './testing/people.ts'

const line = { ...sofa, quantity: 1 }

/** Opens a cart whose requests stay pending. */
function openCart(identity: typeof guest, owner: string | null, remote = [line]) {
  const { logic } = createDeferredActor<unknown, unknown>()
  const actors = {
    storeCopy: logic,
    watchConnection: logic,
    findMissing: logic,
    holdLock: logic,
    loadList: logic,
    sendChange: logic,
  }
  const cart = createActor(cartMachine.provide({ actors: actors as never }), { input: { tab: 'tab' } }).start()
  cart.send({ type: 'identity.changed', identity })
  cart.send({ type: 'copy.read', copy: { owner, remote, queue: [], settled: [] } })
  return cart
}

describe('The page of a saved list', () => {
  it('shows an empty cart as soon as the last line is removed, while the list is still being checked', () => {
    const cart = openCart(visitor, null)
    expect(shownList(cart.getSnapshot())).toEqual({ state: 'filled', lines: [line], waiting: [], notice: null })
    cart.send({ type: 'line.remove', ...sofa })
    expect(cart.getSnapshot().hasTag('busy')).toBe(true)
    expect(shownList(cart.getSnapshot())).toEqual({ state: 'empty', lines: [], waiting: [], notice: null })
  })

  it('names the items that wait for the connection, and says when the list waits or is stale', () => {
    const { context } = openCart(guest, 'guest:guest-1').getSnapshot()
    const queued = (change: Change) => ({ id: 'tab:0', change, isSent: false, isQuiet: false })
    const queue = [queued({ kind: 'clear' }), queued({ kind: 'remove', ...sofa })]
    const shown = (...tags: ListTag[]) =>
      shownList({ context: { ...context, copy: { ...context.copy, queue } } as ListContext, hasTag: (tag) => tags.includes(tag) })
    const filled = { state: 'filled', lines: [line] }
    expect(shown('waiting')).toEqual({ ...filled, waiting: [{ kind: 'remove', ...sofa }], notice: 'waiting' })
    expect(shown('stale')).toEqual({ ...filled, waiting: [], notice: 'stale' })
    expect(shown()).toEqual({ ...filled, waiting: [], notice: null })
  })

  it('shows an empty list as loading while it is opened, but not while it only sends a change', () => {
    const { context } = openCart(guest, 'guest:guest-1', []).getSnapshot()
    const shown = (response: ListContext['response'], ...tags: ListTag[]) =>
      shownList({ context: { ...context, response } as ListContext, hasTag: (tag) => tags.includes(tag) }).state
    expect([shown('loaded', 'loading'), shown('loaded', 'busy'), shown('due')]).toEqual(['loading', 'empty', 'empty'])
  })

  it("shows a guest's cart as loading before the server has sent it", () => {
    const cart = openCart(guest, 'guest:guest-1', [])
    expect(shownList(cart.getSnapshot())).toEqual({ state: 'loading', lines: [], waiting: [], notice: null })
  })
})
