import { describe, expect, it } from 'vitest'
import { chair, room, sofa } from '../list-sync/testing/items.ts'
import { ada, admin, guest, visitor } from '../list-sync/testing/people.ts'
import { setCartScene, storedIn } from '../list-sync/testing/scene.ts'

async function openFor(identity = guest) {
  const scene = setCartScene()
  const tab = await scene.open({ as: identity })
  await scene.settle()
  return { ...scene, ...tab }
}

describe('A cart that only the browser has', () => {
  it('adds items, keeps them for the visit and emits a notice at once', async () => {
    const { actor, lines, texts, session, browser } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.add', ...room, quantity: 2 })
    expect(lines()).toEqual([
      { ...sofa, quantity: 1 },
      { ...room, quantity: 2 },
    ])
    expect(storedIn(session, 'sessionCart')).toEqual(lines())
    expect([...browser.persistent]).toEqual([])
    expect(texts()).toEqual(['Item added to cart!', 'Item added to cart!'])
  })

  it('only asks the server which items still exist', async () => {
    const { actor, server } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'list.refresh' })
    expect(server.pending.map(({ name }) => name)).toEqual(['check'])
    expect(server.asked).toEqual([])
  })

  it('removes one item, and all of them', async () => {
    const { actor, lines, texts } = await openFor(visitor)
    for (const item of [sofa, chair, room]) actor.send({ type: 'line.add', ...item })
    actor.send({ type: 'line.remove', ...chair })
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, room.item])
    actor.send({ type: 'list.clear' })
    expect(lines()).toEqual([])
    expect(texts().slice(3)).toEqual(['Item removed from cart!', 'Cart cleared!'])
  })
})

describe('The existence check', () => {
  const kept = () =>
    new Map([
      [
        'sessionCart',
        JSON.stringify([
          { ...sofa, quantity: 2 },
          { ...chair, quantity: 1 },
        ]),
      ],
    ])

  it('removes items that no longer exist and emits a notice', async () => {
    const scene = setCartScene()
    scene.server.gone.add(chair.item)
    const { lines, notices, session, has } = await scene.open({ as: visitor, session: kept() })
    expect(has('busy')).toBe(true)
    await scene.settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 2 }])
    expect(storedIn(session, 'sessionCart')).toEqual([{ ...sofa, quantity: 2 }])
    expect(notices).toEqual([{ tone: 'info', text: 'Some items in your cart were removed as they are no longer available.' }])
  })

  it('may remove everything', async () => {
    const scene = setCartScene()
    for (const { item } of [sofa, chair]) scene.server.gone.add(item)
    const { lines, texts } = await scene.open({ as: visitor, session: kept() })
    await scene.settle()
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Some items in your cart were removed as they are no longer available.'])
  })

  it('emits no notice when everything exists', async () => {
    const scene = setCartScene()
    const { notices } = await scene.open({ as: visitor, session: kept() })
    await scene.settle()
    expect(notices).toEqual([])
  })

  it('keeps the list when it fails and emits a notice', async () => {
    const scene = setCartScene()
    const { lines, notices } = await scene.open({ as: visitor, session: kept() })
    await scene.end('refused')
    expect(lines()).toHaveLength(2)
    expect(notices).toEqual([{ tone: 'error', text: 'Could not verify some cart items. Displaying cart as is.' }])
  })

  it('does not undo changes made meanwhile', async () => {
    const scene = setCartScene()
    scene.server.gone.add(chair.item)
    const { actor, lines } = await scene.open({ as: visitor, session: kept() })
    actor.send({ type: 'line.add', ...room })
    await scene.settle()
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, room.item])
  })
})

describe('The cart of a user with a session', () => {
  it.each([guest, ada])('is loaded from the server ($kind)', async (identity) => {
    const scene = setCartScene()
    scene.server.lists.set(identity.kind === 'guest' ? 'guest-1' : 'ada', [{ ...sofa, quantity: 3 }])
    const { lines, has } = await scene.open({ as: identity })
    expect(has('loading')).toBe(true)
    await scene.settle()
    expect(has('busy')).toBe(false)
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
  })

  it('is stored where consent allows it to last', async () => {
    const { actor, stored, settle, session } = await openFor(guest)
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    expect(stored('localCart')).toEqual([{ ...sofa, quantity: 1 }])
    expect([...session]).toEqual([])
  })

  it('shows a change before the server confirms it, and then emits a notice', async () => {
    const { actor, lines, texts, server, end, settle } = await openFor()
    actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    expect(lines()).toEqual([{ ...sofa, quantity: 2 }])
    expect(texts()).toEqual([])
    await end()
    expect(texts()).toEqual(['Item added to cart!'])
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
    expect(server.asked).toEqual([{ kind: 'add', ...sofa, quantity: 2 }])
  })

  it('fetches the cart after each change', async () => {
    const { actor, lines, server, end } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await end()
    server.lists.set('guest-1', [
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 4 },
    ])
    expect(server.pending.map(({ name }) => name)).toEqual(['load'])
    await end()
    expect(lines()).toEqual([
      { ...sofa, quantity: 1 },
      { ...chair, quantity: 4 },
    ])
  })

  it('shows the local copy when the server does not respond at the start', async () => {
    const scene = setCartScene()
    scene.browser.persistent.set('localCart', JSON.stringify([{ ...sofa, quantity: 1 }]))
    scene.browser.persistent.set(
      'localCart.sync',
      JSON.stringify({ owner: 'guest:guest-1', remote: [{ ...sofa, quantity: 1 }], queue: [] }),
    )
    const { lines, notices, has } = await scene.open({ as: guest })
    await scene.end('refused')
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(has('stale')).toBe(true)
    expect(notices).toEqual([{ tone: 'error', text: 'Failed to load cart from server. Showing local version.' }])
  })

  it('keeps a confirmed change when the cart cannot be fetched after it', async () => {
    const { actor, lines, notices, end, has } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await end()
    await end('refused')
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(has('stale')).toBe(true)
    expect(notices).toEqual([
      { tone: 'success', text: 'Item added to cart!' },
      { tone: 'error', text: 'Failed to load cart from server. Showing local version.' },
    ])
  })

  it('fetches the list again after a refresh during a request, even if that request failed', async () => {
    const scene = setCartScene()
    const { actor, lines } = await scene.open({ as: guest })
    scene.server.lists.set('guest-1', [{ ...chair, quantity: 1 }])
    actor.send({ type: 'list.refresh' })
    await scene.end('refused')
    await scene.settle()
    expect(lines()).toEqual([{ ...chair, quantity: 1 }])
  })

  it('fetches the list again after a refresh', async () => {
    const { actor, lines, server, settle } = await openFor()
    server.lists.set('guest-1', [{ ...chair, quantity: 1 }])
    actor.send({ type: 'list.refresh' })
    await settle()
    expect(lines()).toEqual([{ ...chair, quantity: 1 }])
  })
})

describe('A change that the server rejects', () => {
  it.each([
    { tap: { type: 'line.add', ...room } as const, text: 'Failed to add item to cart.' },
    { tap: { type: 'line.remove', ...sofa } as const, text: 'Failed to remove item from cart.' },
    { tap: { type: 'list.clear' } as const, text: 'Failed to clear cart.' },
    { tap: { type: 'quantity.set', ...sofa, quantity: 5 } as const, text: 'Failed to update quantity.' },
  ])('is undone at once: $text', async ({ tap, text }) => {
    const { actor, lines, notices, server, end, become } = await openFor(visitor)
    server.lists.set('ada', [{ ...sofa, quantity: 2 }])
    await become(ada)
    await end()
    const before = lines()
    actor.send(tap)
    expect(lines()).not.toEqual(before)
    await end('refused')
    expect(lines()).toEqual(before)
    expect(notices).toEqual([{ tone: 'error', text }])
  })

  it("emits the server's message when there is one", async () => {
    const { actor, lines, notices, server, end } = await openFor()
    server.gone.add(sofa.item)
    actor.send({ type: 'line.add', ...sofa })
    await end()
    expect(lines()).toEqual([])
    expect(notices).toEqual([{ tone: 'error', text: 'Product not found.' }])
  })

  it("shows the server's list when only the response was lost", async () => {
    const { actor, lines, server, texts, end, settle } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await end('answer lost')
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Failed to add item to cart.'])
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.asked).toHaveLength(1)
  })
})

describe('Quantities', () => {
  it.each([
    { quantity: 99, becomes: 99 },
    { quantity: 100, becomes: 99 },
    { quantity: 1e9, becomes: 99 },
    { quantity: 2.9, becomes: 2 },
  ])('set to $quantity become $becomes', async ({ quantity, becomes }) => {
    const { actor, lines } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'quantity.set', ...sofa, quantity })
    expect(lines()).toEqual([{ ...sofa, quantity: becomes }])
  })

  it.each([0, -1, Number.NaN, 0.9])('of %d remove the line', async (quantity) => {
    const { actor, lines, texts } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'quantity.set', ...sofa, quantity })
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Item added to cart!', 'Item removed from cart!'])
  })

  it('of an existing line grow, up to 99', async () => {
    const { actor, lines } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa, quantity: 60 })
    actor.send({ type: 'line.add', ...sofa, quantity: 60 })
    expect(lines()).toEqual([{ ...sofa, quantity: 99 }])
  })

  it.each([0, -5, Number.NaN])('of %d items add nothing', async (quantity) => {
    const { actor, lines, texts } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa, quantity })
    expect(lines()).toEqual([])
    expect(texts()).toEqual([])
  })

  it('of a missing line cannot be set', async () => {
    const { actor, lines, server } = await openFor()
    actor.send({ type: 'quantity.set', ...sofa, quantity: 3 })
    expect(lines()).toEqual([])
    expect(server.asked).toEqual([])
  })

  it('change without a notice, since the number is visible', async () => {
    const { actor, settle, server, texts } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'quantity.set', ...sofa, quantity: 3 })
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 3 }])
    expect(texts()).toEqual(['Item added to cart!'])
  })
})

describe('The stepper', () => {
  async function withSofas(quantity: number) {
    const tab = await openFor(visitor)
    tab.actor.send({ type: 'line.add', ...sofa, quantity })
    return tab
  }

  it('adds one with plus, and removes one with minus', async () => {
    const { actor, lines } = await withSofas(2)
    actor.send({ type: 'stepper.plus', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'stepper.minus', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('stops at 99', async () => {
    const { actor, lines, server } = await withSofas(99)
    actor.send({ type: 'stepper.plus', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 99 }])
    expect(server.asked).toEqual([])
  })

  it('asks before the last item is removed, and changes nothing until the answer', async () => {
    const { actor, lines, has } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    expect(has('asking')).toBe(true)
    expect(actor.getSnapshot().context.asked).toEqual(sofa)
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('removes the line when the user confirms', async () => {
    const { actor, lines, has, texts } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'removal.confirm' })
    expect(lines()).toEqual([])
    expect(has('asking')).toBe(false)
    expect(texts().at(-1)).toBe('Item removed from cart!')
  })

  it('keeps the line when the user cancels', async () => {
    const { actor, lines, has } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'removal.cancel' })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(has('asking')).toBe(false)
  })

  it('sends nothing when the line was removed meanwhile', async () => {
    const { actor, has, texts } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'line.remove', ...sofa })
    actor.send({ type: 'removal.confirm' })
    expect(has('asking')).toBe(false)
    expect(texts()).toEqual(['Item added to cart!', 'Item removed from cart!'])
  })

  it("does not ask a new user about the previous user's lines", async () => {
    const { actor, become, has } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    await become(ada)
    expect(has('asking')).toBe(false)
    expect(actor.getSnapshot().context.asked).toBeNull()
  })
})

describe('An action without the type of the item', () => {
  const noType = { item: sofa.item, itemType: undefined }

  it.each([
    [{ type: 'line.add', ...noType } as const, 'Item type (Product/Collection) is required to add to cart.'],
    [
      { type: 'line.add', item: sofa.item, itemType: 'Chair' } as const,
      'Item type (Product/Collection) is required to add to cart.',
    ],
    [{ type: 'quantity.set', ...noType, quantity: 2 } as const, 'Item type (Product/Collection) is required to add to cart.'],
    [{ type: 'line.remove', ...noType } as const, 'Item type (Product/Collection) is required to remove from cart.'],
  ])('%j says what is missing and does nothing', async (event, text) => {
    const { actor, lines, notices, server } = await openFor()
    actor.send(event)
    expect(lines()).toEqual([])
    expect(server.asked).toEqual([])
    expect(notices).toEqual([{ tone: 'error', text }])
  })

  it('succeeds when the type has another case', async () => {
    const { actor, lines } = await openFor(visitor)
    actor.send({ type: 'line.add', item: sofa.item, itemType: 'product' })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })
})

describe('An admin', () => {
  it('has no cart: nothing is loaded, nothing is added', async () => {
    const { actor, lines, server } = await openFor(admin)
    actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([])
    expect(server.pending).toEqual([])
    expect(actor.getSnapshot().hasTag('barred')).toBe(true)
  })

  it("keeps nothing of the previous account, and leaves a guest's cart where it is", async () => {
    const scene = setCartScene()
    scene.server.lists.set('ada', [{ ...sofa, quantity: 1 }])
    const { lines, become, session } = await scene.open({ as: ada })
    await scene.settle()
    await become(admin)
    expect(lines()).toEqual([])
    expect([...session]).toEqual([])

    scene.browser.persistent.set('localCart', JSON.stringify([{ ...chair, quantity: 1 }]))
    await (await scene.open({ as: admin, consent: 'accepted' })).become(admin)
    expect(scene.stored('localCart')).toEqual([{ ...chair, quantity: 1 }])
  })
})

describe('Before the identity is known', () => {
  it('a change is visible, and applied as soon as it is known', async () => {
    const scene = setCartScene()
    const { actor, lines, become } = await scene.open()
    actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(scene.server.pending).toEqual([])
    scene.server.lists.set('ada', [{ ...sofa, quantity: 2 }])
    await become(ada)
    await scene.settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    expect(scene.server.asked).toHaveLength(1)
  })

  it('a repeated identity changes nothing', async () => {
    const { actor, server, become } = await openFor(guest)
    await become(guest)
    expect(server.pending).toEqual([])
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })
})
