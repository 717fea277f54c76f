import { describe, expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import type { KeyStorage } from '../ports.ts'
import { createCopyStore } from './copy-store.ts'
import type { QueuedChange } from './list-copy.ts'
import { sofa } from './testing/items.ts'

/** Creates a storage that tests can overwrite, as other tabs do. It counts its writes. */
function sharedStorage() {
  const texts = new Map<string, string>()
  let writes = 0
  const storage: KeyStorage = {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      writes++
      texts.set(key, text)
    },
    remove: (key) => void texts.delete(key),
  }
  const overwrite = (earlier: ReadonlyMap<string, string>) => earlier.forEach((text, key) => texts.set(key, text))
  return { storage, copyOfTexts: () => new Map(texts), overwrite, writes: () => writes }
}

describe('The settled changes that a tab knows', () => {
  it('keeps a settled change when a tab that missed it and one that still waits for it have overwritten the stored copy', () => {
    const { storage, copyOfTexts, overwrite } = sharedStorage()
    const store = createCopyStore(cartKind, {
      persistent: storage,
      session: sharedStorage().storage,
      subscribe: () => () => {},
    })
    const queued: QueuedChange = { id: 'one', change: { kind: 'add', ...sofa, quantity: 1 }, isSent: true, isQuiet: false }
    store.open({ tab: 'this', place: 'persistent', owner: 'guest:1' })
    const outdated = copyOfTexts()
    store.step({ step: 'append', queued })
    const waiting = copyOfTexts()
    const lines = [{ ...sofa, quantity: 1 }]
    store.step({ step: 'confirm', id: 'one', lines })

    overwrite(outdated)
    expect(store.read()).toMatchObject({ queue: [], settled: ['one'] })
    overwrite(waiting)
    expect(store.read()).toMatchObject({ queue: [], settled: ['one'] })
  })

  it('stores the newest hundred settled ids, newest last, when two tabs settle changes alternately', () => {
    const { storage } = sharedStorage()
    const tabs = ['one', 'other'].map((tab) => {
      const store = createCopyStore(cartKind, {
        persistent: storage,
        session: sharedStorage().storage,
        subscribe: () => () => {},
      })
      store.open({ tab, place: 'persistent', owner: 'guest:1' })
      return store
    })
    const names = Array.from({ length: 250 }, (_, turn) => `change ${turn}`)
    for (const [turn, id] of names.entries()) tabs[turn % 2]!.step({ step: 'reject', id })
    for (const tab of tabs) expect(tab.read()?.settled).toEqual(names.slice(150))
  })
})

describe('Reading the stored copy', () => {
  function openStore() {
    const { storage, writes } = sharedStorage()
    const store = createCopyStore(cartKind, {
      persistent: storage,
      session: sharedStorage().storage,
      subscribe: () => () => {},
    })
    store.open({ tab: 'this', place: 'persistent', owner: 'guest:1' })
    return { store, writes }
  }
  const queued: QueuedChange = { id: 'one', change: { kind: 'add', ...sofa, quantity: 1 }, isSent: false, isQuiet: false }

  it('writes nothing while the stored copy has everything that the tab knows', () => {
    const { store, writes } = openStore()
    store.step({ step: 'append', queued })
    const before = writes()
    expect(store.read()).toMatchObject({ queue: [queued] })
    expect(writes()).toBe(before)
  })

  it('queues a change once when it is added twice', () => {
    const { store } = openStore()
    store.step({ step: 'append', queued })
    expect(store.step({ step: 'append', queued })).toMatchObject({ queue: [queued] })
  })
})
