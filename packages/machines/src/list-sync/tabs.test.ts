import { describe, expect, it } from 'vitest'
import type { Identity } from '../identity.ts'
import { chair, sofa } from './testing/items.ts'
import { ada, guest, visitor } from './testing/people.ts'
import { flushMicrotasks } from './testing/model-server.ts'
import { setCartScene } from './testing/scene.ts'

async function openTwoTabs() {
  const scene = setCartScene()
  const one = await scene.open({ as: guest })
  await scene.settle()
  const other = await scene.open({ as: guest })
  await scene.settle()
  scene.browser.deliver()
  return { ...scene, one, other }
}

/** Delivers the writes of each tab to the others, and ends their requests, until nothing more happens. */
async function deliverAll(browser: { deliver: () => void }, settle: () => Promise<void>): Promise<void> {
  for (let round = 0; round < 5; round++) {
    browser.deliver()
    await settle()
  }
}

describe('Two tabs of one browser', () => {
  it('shows the same cart in two tabs as soon as one of them changes it', async () => {
    const { browser, one, other, settle } = await openTwoTabs()
    one.actor.send({ type: 'line.add', ...sofa })
    browser.deliver()
    expect(other.lines()).toEqual([{ ...sofa, quantity: 1 }])
    await settle()
    browser.deliver()
    expect(other.lines()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it("reads the stored copy before each write, so that no tab undoes another tab's change", async () => {
    const { browser, one, other, server, settle } = await openTwoTabs()
    one.actor.send({ type: 'line.add', ...sofa })
    other.actor.send({ type: 'line.add', ...chair })
    await settle()
    browser.deliver()
    const both = [
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ]
    expect(server.currentList()).toEqual(both)
    expect(one.lines()).toEqual(both)
    expect(other.lines()).toEqual(both)
    expect(server.requested).toHaveLength(2)
  })

  it("neither loses nor repeats a change when two tabs overwrite each other's copy", async () => {
    const { browser, one, other, server, settle, stored } = await openTwoTabs()
    browser.lag()
    one.actor.send({ type: 'line.add', ...sofa })
    other.actor.send({ type: 'line.add', ...chair })
    await deliverAll(browser, settle)
    const both = expect.arrayContaining([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ])
    expect(server.currentList()).toEqual(both)
    expect(one.lines()).toEqual(server.currentList())
    expect(other.lines()).toEqual(server.currentList())
    expect(stored('localCart')).toEqual(server.currentList())
    expect(server.requested).toHaveLength(2)
  })

  it('does not repeat a change that one tab settled while the other wrote', async () => {
    const { browser, one, other, server, end, settle } = await openTwoTabs()
    browser.lag()
    one.actor.send({ type: 'line.add', ...sofa })
    browser.deliver()
    await end()
    other.actor.send({ type: 'line.add', ...sofa })
    await deliverAll(browser, settle)
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
    expect(one.lines()).toEqual([{ ...sofa, quantity: 2 }])
    expect(other.lines()).toEqual([{ ...sofa, quantity: 2 }])
    expect(server.requested).toHaveLength(2)
  })

  it('sends at most one request at a time from two tabs', async () => {
    const { one, other, server, end } = await openTwoTabs()
    one.actor.send({ type: 'line.add', ...sofa })
    other.actor.send({ type: 'line.add', ...sofa })
    await end()
    await end()
    expect(server.pending.length).toBeLessThanOrEqual(1)
  })

  it('shares one local cart between two tabs when consent allows it to last', async () => {
    const { browser, open, settle } = setCartScene()
    const one = await open({ as: visitor, consent: 'accepted' })
    const other = await open({ as: visitor, consent: 'accepted' })
    one.actor.send({ type: 'line.add', ...sofa })
    other.actor.send({ type: 'line.add', ...chair })
    await settle()
    browser.deliver()
    expect(one.lines()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ])
    expect(other.lines()).toEqual(one.lines())
  })

  it('asks the root for the identity when another tab signs in', async () => {
    const { browser, one, other, server, settle } = await openTwoTabs()
    server.signIn('ada')
    await one.become(ada)
    browser.deliver()
    expect(other.reports).toEqual([{ type: 'identity.outdated' }])
    await other.become(ada)
    await settle()
    expect(other.state()).toMatchObject({ open: { synced: 'ready' } })
  })

  it('stores nothing for a user whom no check has confirmed', async () => {
    const { browser, one, other, server, settle, stored } = await openTwoTabs()
    server.signIn('ada')
    await one.become(ada)
    await settle()
    browser.setOnline(false)
    one.actor.send({ type: 'line.add', ...chair })
    browser.deliver()
    const before = stored('localCart.sync')
    // The root does not report the identity before a check has confirmed it.
    other.actor.send({ type: 'line.add', ...sofa })
    other.actor.send({ type: 'list.refresh' })
    other.actor.send({ type: 'consent.changed', consent: 'accepted' })
    await settle()
    expect(other.state()).toBe('outdated')
    expect(stored('localCart.sync')).toEqual(before)
    browser.deliver()
    expect(one.reports).toEqual([])
    await other.become(ada)
    browser.setOnline(true)
    await settle()
    const both = [
      { ...chair, quantity: 1 },
      { ...sofa, quantity: 1 },
    ]
    expect(server.lists.get('ada')).toEqual(both)
    expect(one.lines()).toEqual(both)
  })

  it('keeps changes made before the root reports a sign-in in another tab', async () => {
    const { one, other, server, settle } = await openTwoTabs()
    server.signIn('ada')
    await one.become(ada)
    other.actor.send({ type: 'line.add', ...sofa })
    expect(other.lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(other.reports).toEqual([{ type: 'identity.outdated' }])
    await other.become(ada)
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('does not send changes that another tab moved when it signed in', async () => {
    const { one, other, server, end, settle, oldestRequest } = await openTwoTabs()
    other.actor.send({ type: 'list.refresh' })
    one.actor.send({ type: 'line.add', ...sofa })
    await oldestRequest()
    server.signIn('ada')
    await one.become(ada)
    // The other tab gets its response before the storage event.
    await end()
    expect(other.reports).toEqual([{ type: 'identity.outdated' }])
    await other.become(ada)
    await settle()
    expect(server.requested).toHaveLength(1)
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('shows nothing of an account that another tab signed out', async () => {
    const { browser, one, other, server, settle } = await openTwoTabs()
    server.lists.set('ada', [{ ...chair, quantity: 1 }])
    server.signIn('ada')
    for (const tab of [one, other]) await tab.become(ada)
    await settle()
    expect(other.lines()).toEqual([{ ...chair, quantity: 1 }])
    server.signOut()
    await one.become(guest)
    browser.deliver()
    expect(other.reports.at(-1)).toEqual({ type: 'identity.outdated' })
    await other.become(guest)
    await settle()
    expect(other.lines()).toEqual([])
    expect([...browser.persistent.values()].join()).not.toContain('customer:')
  })
})

describe('Two tabs whose roots know different users', () => {
  const otherGuest: Identity = { kind: 'guest', anonymousId: 'guest-2' }

  /** One tab knows a guest whose cookie has expired, the other one the guest who is in the cookie now. */
  async function openTabsOfTwoGuests() {
    const scene = setCartScene()
    const { browser, server, settle } = scene
    const one = await scene.open({ as: guest })
    await settle()
    one.actor.send({ type: 'line.add', ...sofa })
    await settle()
    server.cookies.guest = 'guest-2'
    const other = await scene.open({ as: otherGuest })
    await settle()
    const tabs = [
      { ...one, identity: guest as Identity },
      { ...other, identity: otherGuest },
    ]
    /** Lets each root whose list asks for the identity report the one that it knows. Returns how often a list asked. */
    const exchange = async () => {
      let asked = 0
      for (let round = 0; round < 10; round++) {
        browser.deliver()
        await flushMicrotasks()
        for (const { actor, reports, identity } of tabs) {
          const isOutdated = reports.some(({ type }) => type === 'identity.outdated')
          reports.length = 0
          if (isOutdated) actor.send({ type: 'identity.changed', identity })
          if (isOutdated) asked++
          await settle()
        }
      }
      return asked
    }
    return { ...scene, one, other, exchange }
  }

  it('neither adds their lines to each other nor asks for the identity without end', async () => {
    const { one, other, server, exchange, settle } = await openTabsOfTwoGuests()
    expect(await exchange()).toBe(1)
    expect(server.lists.get('guest-2')).toEqual([{ ...sofa, quantity: 1 }])
    one.actor.send({ type: 'line.add', ...chair })
    other.actor.send({ type: 'line.add', ...sofa })
    expect(await exchange()).toBe(0)
    const both = [
      { ...sofa, quantity: 2 },
      { ...chair, quantity: 1 },
    ]
    expect(server.lists.get('guest-2')).toEqual(both)
    one.actor.send({ type: 'list.refresh' })
    await settle()
    expect(one.lines()).toEqual(both)
  })

  it('shares the copy again as soon as both roots know the same user', async () => {
    const { browser, one, other, exchange, settle, stored } = await openTabsOfTwoGuests()
    await exchange()
    await one.become(otherGuest)
    await settle()
    other.actor.send({ type: 'line.add', ...chair })
    await settle()
    browser.deliver()
    expect(one.lines()).toEqual(other.lines())
    expect(stored('localCart')).toEqual(one.lines())
  })

  it('keeps its unsent changes when it knows of a sign-out before the tab that signed out', async () => {
    const { browser, one, other, server, settle, stored } = await openTwoTabs()
    server.signIn('ada')
    await other.become(ada)
    await settle()
    browser.deliver()
    expect(one.reports).toEqual([{ type: 'identity.outdated' }])
    // The other tab still waits for the response to its sign-out.
    server.signOut()
    await one.become(guest)
    browser.setOnline(false)
    one.actor.send({ type: 'line.add', ...chair })
    await settle()
    expect(stored('localCart.sync')).toMatchObject({ owner: 'customer:ada' })
    await other.become(guest)
    browser.deliver()
    expect(stored('localCart')).toEqual([{ ...chair, quantity: 1 }])
    browser.setOnline(true)
    await settle()
    expect(server.currentList()).toEqual([{ ...chair, quantity: 1 }])
    for (const tab of [one, other]) expect(tab.lines()).toEqual(server.currentList())
  })
})

describe('A browser without locks', () => {
  it('syncs the cart in a browser without locks as if this were the only tab', async () => {
    const scene = setCartScene()
    scene.browser.fail.locks = true
    const { actor, lines } = await scene.open({ as: guest })
    actor.send({ type: 'line.add', ...sofa })
    await scene.settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(scene.server.currentList()).toEqual(lines())
  })
})
