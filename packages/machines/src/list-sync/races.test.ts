import { describe, expect, it } from 'vitest'
import { chair, room, sofa } from './testing/items.ts'
import { ada, guest, visitor } from './testing/people.ts'
import { setCartScene } from './testing/scene.ts'

async function openAsGuest() {
  const scene = setCartScene()
  const tab = await scene.open({ as: guest })
  await scene.settle()
  return { ...scene, ...tab }
}

describe('Five quick adds', () => {
  it('combines five quick adds in one line and sends them one after the other', async () => {
    const { actor, lines, server, texts, end } = await openAsGuest()
    for (let tap = 0; tap < 5; tap++) actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 5 }])
    for (let response = 0; response < 10; response++) {
      await end()
      expect(server.pending.length).toBeLessThanOrEqual(1)
      expect(lines()).toEqual([{ ...sofa, quantity: 5 }])
    }
    expect(server.pending).toEqual([])
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 5 }])
    expect(server.requested).toHaveLength(5)
    expect(texts()).toEqual(Array(5).fill('Item added to cart!'))
  })
})

describe('Quantity 3 and then 2', () => {
  it('sends quantity 2 after the response to quantity 3, and ends with 2', async () => {
    const { actor, lines, server, settle, end, oldestRequest } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    await settle()
    actor.send({ type: 'stepper.plus', ...sofa })
    actor.send({ type: 'stepper.minus', ...sofa })
    expect((await oldestRequest()).change).toEqual({ kind: 'set', ...sofa, quantity: 3 })
    expect(server.pending).toHaveLength(1)
    await end()
    expect(lines()).toEqual([{ ...sofa, quantity: 2 }])
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 2 }])
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
  })
})

describe('A failed change in the middle of a queue', () => {
  it('undoes only the rejected change in the middle of a queue', async () => {
    const { actor, lines, server, settle, texts } = await openAsGuest()
    server.gone.add(chair.item)
    for (const item of [sofa, chair, room]) actor.send({ type: 'line.add', ...item })
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, chair.item, room.item])
    await settle()
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, room.item])
    expect(server.currentList()).toEqual(lines())
    expect(texts()).toEqual(['Item added to cart!', 'Product not found.', 'Item added to cart!'])
  })

  it('applies the changes after a rejected one as far as they make sense', async () => {
    const { actor, lines, server, settle } = await openAsGuest()
    server.gone.add(chair.item)
    actor.send({ type: 'line.add', ...chair })
    actor.send({ type: 'line.remove', ...chair })
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.currentList()).toEqual(lines())
  })
})

describe('An addition without a response, to a list that could not be loaded', () => {
  async function openWithoutList() {
    const scene = setCartScene()
    scene.server.lists.set('ada', [{ ...sofa, quantity: 3 }])
    const session = new Map<string, string>()
    const tab = await scene.open({ as: ada, session })
    await scene.end('rejected')
    tab.actor.send({ type: 'line.add', ...sofa })
    await scene.oldestRequest()
    return { ...scene, ...tab, session }
  }

  it.each(['response lost', 'not sent'] as const)(
    'is counted once when the request is %s while the connection breaks',
    async (outcome) => {
      const { browser, end, lines, server, settle } = await openWithoutList()
      browser.setOnline(false)
      await end(outcome)
      browser.setOnline(true)
      await settle()
      expect(lines()).toEqual([{ ...sofa, quantity: 4 }])
      expect(server.currentList()).toEqual(lines())
    },
  )

  it.each(['done', 'not sent'] as const)(
    'is counted once when the page is reloaded before its request is %s',
    async (outcome) => {
      const { open, oldestRequest, server, session, settle, stop } = await openWithoutList()
      const request = await oldestRequest()
      stop()
      await request.end(outcome)
      const next = await open({ as: ada, session })
      await settle()
      expect(next.lines()).toEqual([{ ...sofa, quantity: 4 }])
      expect(server.currentList()).toEqual(next.lines())
    },
  )

  it('is counted although another device adds as much to the line meanwhile', async () => {
    const { browser, end, server, settle } = await openWithoutList()
    browser.setOnline(false)
    await end('not sent')
    server.lists.set('ada', [{ ...sofa, quantity: 4 }])
    browser.setOnline(true)
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 5 }])
  })
})

describe('Signing out during a save', () => {
  it('ignores the response to a change after signing out, and keeps nothing of the account', async () => {
    const scene = setCartScene()
    scene.server.lists.set('ada', [{ ...chair, quantity: 1 }])
    const { actor, lines, become, session, texts } = await scene.open({ as: ada })
    await scene.settle()
    actor.send({ type: 'line.add', ...sofa })
    const save = await scene.oldestRequest()
    await become(visitor)
    expect(save.signal.aborted).toBe(true)
    await save.end()
    expect(lines()).toEqual([])
    expect([...session.values(), ...scene.browser.persistent.values()]).toEqual([])
    expect(texts()).toEqual([])
  })
})

describe('The end of the session during a save', () => {
  it.each(['done', 'rejected'] as const)(
    'notices the end of the session when the list is loaded again after a change that is %s',
    async (outcome) => {
      const scene = setCartScene()
      const { actor, state } = await scene.open({ as: ada })
      await scene.settle()
      actor.send({ type: 'line.add', ...sofa })
      await scene.oldestRequest()
      scene.server.cookies.customer = null
      await scene.end(outcome)
      await scene.end()
      expect(state()).toBe('ended')
    },
  )
})

describe('Signing in during a save', () => {
  it('waits for the response to a change before signing in, so that the change is neither duplicated nor lost', async () => {
    const { actor, lines, become, server, settle, oldestRequest } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    const save = await oldestRequest()
    server.signIn('ada')
    await become(ada)
    expect(save.signal.aborted).toBe(false)
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.requested).toHaveLength(1)
  })

  it('moves the unsent changes of a guest to the account at sign-in', async () => {
    const { actor, become, server, settle, oldestRequest } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.add', ...chair, quantity: 2 })
    await oldestRequest()
    server.signIn('ada')
    await become(ada)
    await settle()
    expect(server.currentList()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 2 },
    ])
  })
})

describe('Accepting cookies during a save', () => {
  it('waits for the response to a change before accepted cookies move the cart', async () => {
    const scene = setCartScene()
    const { actor, become, lines, session } = await scene.open({ as: ada })
    await scene.settle()
    actor.send({ type: 'line.add', ...sofa })
    const save = await scene.oldestRequest()
    actor.send({ type: 'consent.changed', consent: 'accepted' })
    await become(ada)
    expect(save.signal.aborted).toBe(false)
    await scene.settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(scene.server.requested).toHaveLength(1)
    expect(scene.stored('localCart')).toEqual(lines())
    expect([...session]).toEqual([])
  })
})

describe('Signing in and out again during a save', () => {
  it('returns to the same guest after signing in and out during a request', async () => {
    const { actor, become, browser, server, settle, oldestRequest } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    await oldestRequest()
    await become(ada)
    await become(guest)
    await settle()
    expect(actor.getSnapshot().context.identity).toEqual(guest)
    expect([...browser.persistent.values()].join()).not.toContain('customer:')
    expect(server.pending).toEqual([])
  })
})

describe('A session that expires during use', () => {
  it('reports an expired session to the root once, and keeps the lines until the root knows the identity', async () => {
    const scene = setCartScene()
    const { actor, lines, reports, texts, become } = await scene.open({ as: ada })
    await scene.settle()
    scene.server.signOut()
    actor.send({ type: 'line.add', ...sofa })
    await scene.end()
    expect(reports).toEqual([{ type: 'session.ended' }])
    expect(texts()).toEqual([])
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    await become(ada)
    await scene.settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(scene.server.currentList()).toEqual(lines())
  })

  it('keeps nothing of the account when nobody signs in again after the session has expired', async () => {
    const scene = setCartScene()
    scene.server.lists.set('ada', [{ ...chair, quantity: 1 }])
    const { actor, lines, become, session } = await scene.open({ as: ada })
    await scene.settle()
    scene.server.signOut()
    actor.send({ type: 'line.add', ...sofa })
    await scene.end()
    await become(visitor)
    expect(lines()).toEqual([])
    expect([...session]).toEqual([])
  })
})
