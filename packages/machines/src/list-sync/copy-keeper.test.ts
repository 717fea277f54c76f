import { describe, expect, it } from 'vitest'
import { cartKind } from '../cart/cart.machine.ts'
import type { KeyStorage } from '../ports.ts'
import { createCopyKeeper } from './copy-keeper.ts'
import type { QueuedChange } from './list-copy.ts'
import { sofa } from './testing/items.ts'

/** A storage whose texts other tabs overwrite. */
function sharedStorage() {
  const texts = new Map<string, string>()
  const storage: KeyStorage = {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
  const overwrite = (kept: ReadonlyMap<string, string>) => kept.forEach((text, key) => texts.set(key, text))
  return { storage, copyOfTexts: () => new Map(texts), overwrite }
}

describe('The settled changes that a tab knows', () => {
  it('keeps a settled change when a tab that missed it and one that still waits for it have overwritten the stored copy', () => {
    const { storage, copyOfTexts, overwrite } = sharedStorage()
    const keeper = createCopyKeeper(cartKind, {
      persistent: storage,
      session: sharedStorage().storage,
      subscribe: () => () => {},
    })
    const queued: QueuedChange = { id: 'one', change: { kind: 'add', ...sofa, quantity: 1 }, isSent: true, isQuiet: false }
    keeper.open({ tab: 'this', place: 'persistent', owner: 'guest:1' })
    const unheard = copyOfTexts()
    keeper.step({ step: 'append', queued })
    const waiting = copyOfTexts()
    const lines = [{ ...sofa, quantity: 1 }]
    keeper.step({ step: 'confirm', id: 'one', lines })

    overwrite(unheard)
    expect(keeper.read()).toMatchObject({ queue: [], settled: ['one'] })
    overwrite(waiting)
    expect(keeper.read()).toMatchObject({ queue: [], settled: ['one'] })
  })

  it('stores the newest hundred settled ids, newest last, when two tabs settle changes alternately', () => {
    const { storage } = sharedStorage()
    const tabs = ['one', 'other'].map((tab) => {
      const keeper = createCopyKeeper(cartKind, {
        persistent: storage,
        session: sharedStorage().storage,
        subscribe: () => () => {},
      })
      keeper.open({ tab, place: 'persistent', owner: 'guest:1' })
      return keeper
    })
    const names = Array.from({ length: 250 }, (_, turn) => `change ${turn}`)
    for (const [turn, id] of names.entries()) tabs[turn % 2]!.step({ step: 'refuse', id })
    for (const tab of tabs) expect(tab.read()?.settled).toEqual(names.slice(150))
  })
})
