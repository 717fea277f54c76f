import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate'
import { cartKind } from '../cart/cart.machine.ts'
import { flushPromises, withResolvers } from '../testing/index.ts'
import { createBrowserActors } from './browser-actors.ts'
import type { QueuedChange } from './list-copy.ts'
import type { CopyCommand } from './list-sync.types.ts'
import { createFakeBrowser } from './testing/fake-browser.ts'
import { sofa } from './testing/items.ts'

/** Starts an actor below a parent that records what it receives. */
function startBelow(logic: AnyActorLogic) {
  const events: AnyEventObject[] = []
  const machine = setup({ actors: { logic } }).createMachine({
    invoke: { id: 'child', src: 'logic' },
    on: { '*': { actions: ({ event }) => events.push(event) } },
  })
  const parent = createActor(machine).start()
  const child = parent.getSnapshot().children['child'] as AnyActorRef
  return { events, stop: () => parent.stop(), send: (command: CopyCommand) => child.send(command) }
}

const queued: QueuedChange = { id: 'one', change: { kind: 'add', ...sofa, quantity: 1 }, isSent: false, isQuiet: false }

/** Opens a cart in a browser whose storage events the test sends. */
function openCopy() {
  const ports = createFakeBrowser().openTab()
  let report: (key: string | null) => void = () => {}
  const subscribe = (listener: typeof report) => {
    report = listener
    return () => {}
  }
  const storage = { ...ports.storage, subscribe }
  const copy = startBelow(createBrowserActors(cartKind, { ...ports, storage }).storeCopy)
  copy.send({ type: 'copy.open', tab: 'this', place: 'persistent', owner: 'guest:1' })
  copy.events.length = 0
  return { ...copy, persistent: storage.persistent, report: (key: string | null) => report(key) }
}

describe('The stored copy of a saved list', () => {
  it('reports nothing after a step of its own tab', () => {
    const { events, send } = openCopy()
    send({ type: 'copy.step', step: { step: 'append', queued } })
    expect(events).toEqual([])
  })

  it('reads the storage again when the whole storage was cleared, and not when another key changed', () => {
    const { events, persistent, report } = openCopy()
    persistent.set('localCart.sync', JSON.stringify({ owner: 'customer:ada' }))
    report('theme')
    expect(events).toEqual([])
    report(null)
    expect(events).toEqual([{ type: 'owner.changed', missing: [] }])
  })

  it('reports a changed owner when it is read again', () => {
    const { events, persistent, send } = openCopy()
    persistent.set('localCart.sync', JSON.stringify({ owner: 'customer:ada' }))
    send({ type: 'copy.reread' })
    expect(events).toEqual([{ type: 'owner.changed', missing: [] }])
  })
})

describe('The lock of a saved list', () => {
  it('has a name of its own, is no longer waited for after a stop, and is released when it comes too late', async () => {
    const { promise, resolve } = withResolvers<() => void>()
    const acquire = vi.fn<(name: string, options: { signal: AbortSignal }) => Promise<() => void>>(() => promise)
    const ports = createFakeBrowser().openTab()
    const { events, stop } = startBelow(createBrowserActors(cartKind, { ...ports, locks: { acquire } }).holdLock)
    stop()
    const [name, { signal }] = acquire.mock.calls[0]!
    expect([name, signal.aborted]).toEqual(['shop.cart', true])
    const release = vi.fn<() => void>()
    resolve(release)
    await flushPromises()
    expect(release).toHaveBeenCalledOnce()
    expect(events).toEqual([])
  })
})
