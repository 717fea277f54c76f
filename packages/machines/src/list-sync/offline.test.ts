import { describe, expect, it } from 'vitest'
import { chair, sofa } from './testing/items.ts'
import { guest, visitor } from './testing/people.ts'
import { setCartScene } from './testing/scene.ts'

async function openAsGuest() {
  const scene = setCartScene()
  const tab = await scene.open({ as: guest })
  await scene.settle()
  return { ...scene, ...tab }
}

describe('A change without a connection', () => {
  it('queues changes without a connection, shows them as waiting, and sends each once when the connection returns', async () => {
    const { actor, browser, has, lines, server, settle, texts } = await openAsGuest()
    browser.setOnline(false)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.add', ...chair })
    expect(has('waiting')).toBe(true)
    expect(server.pending).toEqual([])
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, chair.item])
    browser.setOnline(true)
    await settle()
    expect(has('waiting')).toBe(false)
    expect(server.currentList()).toEqual(lines())
    expect(server.requested).toHaveLength(2)
    expect(texts()).toEqual(['Item added to cart!', 'Item added to cart!'])
  })

  it('keeps a change that waits for the connection after a reload', async () => {
    const { actor, browser, open, server, settle, stop } = await openAsGuest()
    browser.setOnline(false)
    actor.send({ type: 'line.add', ...sofa })
    stop()
    const next = await open({ as: guest })
    expect(next.lines()).toEqual([{ ...sofa, quantity: 1 }])
    await server.pending[0]!.end('not sent')
    expect(next.has('waiting')).toBe(true)
    browser.setOnline(true)
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.requested).toHaveLength(1)
  })

  it("undoes a change with the server's message when it is rejected after the connection returns", async () => {
    const { actor, browser, lines, server, settle, texts } = await openAsGuest()
    browser.setOnline(false)
    actor.send({ type: 'line.add', ...sofa })
    server.gone.add(sofa.item)
    browser.setOnline(true)
    await settle()
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Product not found.'])
  })
})

describe('A connection that is lost during a change', () => {
  it('keeps a change that never arrived, and sends it when the connection returns', async () => {
    const { actor, browser, has, lines, server, settle, end, oldestRequest, notices } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    await oldestRequest()
    browser.setOnline(false)
    await end('not sent')
    expect(has('waiting')).toBe(true)
    expect(notices).toEqual([])
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    browser.setOnline(true)
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.requested).toHaveLength(2)
  })

  it('does not repeat a change that arrived before the connection was lost', async () => {
    const { actor, browser, lines, server, settle, end, oldestRequest } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    await oldestRequest()
    browser.setOnline(false)
    await end('response lost')
    actor.send({ type: 'line.add', ...chair })
    expect(server.pending).toEqual([])
    browser.setOnline(true)
    await settle()
    expect(lines()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ])
    expect(server.currentList()).toEqual(lines())
    expect(server.requested).toHaveLength(2)
  })
})

describe('A response that arrives after the connection was lost', () => {
  it('undoes a change when its rejection arrives', async () => {
    const { actor, browser, has, lines, end, oldestRequest, texts } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    await oldestRequest()
    browser.setOnline(false)
    await end('rejected')
    expect(has('waiting')).toBe(false)
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Failed to add item to cart.'])
  })
})

describe('A refresh without a connection', () => {
  it('sends no request and emits no notice when a list is refreshed without a connection', async () => {
    const { actor, browser, notices, server } = await openAsGuest()
    browser.setOnline(false)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'list.refresh' })
    expect(server.pending).toEqual([])
    expect(notices).toEqual([])
  })
})

describe('A failure while the browser reports a connection', () => {
  it('undoes a change at once when its request fails although the browser reports a connection', async () => {
    const { actor, lines, end, texts, has } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    await end('not sent')
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Failed to add item to cart.'])
    expect(has('waiting')).toBe(false)
  })
})

describe('A start without a connection', () => {
  it('shows the local copy without a connection, and fetches the cart when the connection returns', async () => {
    const { actor, browser, open, server, settle, stop } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    stop()
    browser.setOnline(false)
    const next = await open({ as: guest })
    await server.pending[0]!.end('not sent')
    expect(next.lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(next.has('stale')).toBe(true)
    expect(next.texts()).toEqual(['Failed to load cart from server. Showing local version.'])
    browser.setOnline(true)
    await settle()
    expect(next.has('stale')).toBe(false)
  })

  it('adds to a local cart without a connection', async () => {
    const scene = setCartScene()
    scene.browser.setOnline(false)
    const { actor, lines } = await scene.open({ as: visitor })
    actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('emits one notice when a line of a local cart is removed', async () => {
    const scene = setCartScene()
    scene.browser.setOnline(false)
    const { actor, texts } = await scene.open({ as: visitor })
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.remove', ...sofa })
    expect(texts()).toEqual(['Item added to cart!', 'Item removed from cart!'])
  })
})

describe('A change whose response was lost, while the list cannot be fetched', () => {
  it('does not repeat a change whose response was lost before the cart was fetched', async () => {
    const { actor, open, server, settle, stop, oldestRequest } = await openAsGuest()
    actor.send({ type: 'line.add', ...sofa })
    const save = await oldestRequest()
    stop()
    await save.end()
    const next = await open({ as: guest })
    await server.pending[0]!.end('rejected')
    expect(next.has('stale')).toBe(true)
    next.actor.send({ type: 'line.add', ...chair })
    await settle()
    expect(next.lines()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 1 },
    ])
    expect(server.currentList()).toEqual(next.lines())
    expect(server.requested).toHaveLength(2)
  })
})
