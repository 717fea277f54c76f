import { testId } from '@shop/api/testing'
import { limits } from '@shop/domain'
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
  it('adds items to a local cart, stores them for the visit and emits a notice at once', async () => {
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

  it('only asks the server which items of a local cart still exist', async () => {
    const { actor, server } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'list.refresh' })
    expect(server.pending.map(({ name }) => name)).toEqual(['check'])
    expect(server.requested).toEqual([])
  })

  it('removes one item from a local cart, and all of them', async () => {
    const { actor, lines, texts } = await openFor(visitor)
    for (const item of [sofa, chair, room]) actor.send({ type: 'line.add', ...item })
    actor.send({ type: 'line.remove', ...chair })
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, room.item])
    actor.send({ type: 'list.clear' })
    expect(lines()).toEqual([])
    expect(texts().slice(3)).toEqual(['Item removed from cart!', 'Cart cleared!'])
  })
})

describe('A full cart that only the browser has', () => {
  it('rejects a new item with the sentence of the server, and increases the quantity of another', async () => {
    const full = Array.from({ length: limits.linesMaximum }, (_, number) => ({
      item: testId('product', number + 10),
      itemType: 'Product' as const,
      quantity: 1,
    }))
    const session = new Map([['sessionCart', JSON.stringify(full)]])
    const { actor, lines, texts } = await setCartScene().open({ as: visitor, session })
    actor.send({ type: 'line.add', ...sofa })
    expect(texts()).toEqual(['Your cart is full: it holds at most 500 different items.'])
    expect(lines()).toEqual(full)
    expect(storedIn(session, 'sessionCart')).toEqual(full)
    actor.send({ type: 'line.add', ...full[0]! })
    expect(texts().at(-1)).toBe('Item added to cart!')
    expect(lines()[0]?.quantity).toBe(2)
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

  it('removes every line of a cart when none of its items exists any more', async () => {
    const scene = setCartScene()
    for (const { item } of [sofa, chair]) scene.server.gone.add(item)
    const { lines, texts } = await scene.open({ as: visitor, session: kept() })
    await scene.settle()
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Some items in your cart were removed as they are no longer available.'])
  })

  it('emits no notice when every item exists', async () => {
    const scene = setCartScene()
    const { notices } = await scene.open({ as: visitor, session: kept() })
    await scene.settle()
    expect(notices).toEqual([])
  })

  it('keeps the cart and emits a notice when the existence check fails', async () => {
    const scene = setCartScene()
    const { lines, notices } = await scene.open({ as: visitor, session: kept() })
    await scene.end('rejected')
    expect(lines()).toHaveLength(2)
    expect(notices).toEqual([{ tone: 'error', text: 'Could not verify some cart items. Displaying cart as is.' }])
  })

  it('does not undo changes that were made during the existence check', async () => {
    const scene = setCartScene()
    scene.server.gone.add(chair.item)
    const { actor, lines } = await scene.open({ as: visitor, session: kept() })
    actor.send({ type: 'line.add', ...room })
    await scene.settle()
    expect(lines().map(({ item }) => item)).toEqual([sofa.item, room.item])
  })
})

describe('The cart of a user with a session', () => {
  it.each([guest, ada])('loads the cart of a $kind from the server', async (identity) => {
    const scene = setCartScene()
    scene.server.lists.set(identity.kind === 'guest' ? 'guest-1' : 'ada', [{ ...sofa, quantity: 3 }])
    const { lines, has } = await scene.open({ as: identity })
    expect(has('loading')).toBe(true)
    await scene.settle()
    expect(has('busy')).toBe(false)
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
  })

  it("stores the server's cart in the storage that the cookie choice allows", async () => {
    const { actor, stored, settle, session } = await openFor(guest)
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    expect(stored('localCart')).toEqual([{ ...sofa, quantity: 1 }])
    expect([...session]).toEqual([])
  })

  it('shows all lines of a cart that a merge has made longer than a cart may be', async () => {
    const scene = setCartScene()
    const many = Array.from({ length: limits.linesMaximum + 1 }, (_, number) => ({
      item: testId('product', number + 10),
      itemType: 'Product' as const,
      quantity: 1,
    }))
    scene.server.lists.set('ada', many)
    const { lines } = await scene.open({ as: ada })
    await scene.settle()
    expect(lines()).toEqual(many)
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
    expect(server.requested).toEqual([{ kind: 'add', ...sofa, quantity: 2 }])
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

  it('shows the local copy of a cart when the server does not respond at the start', async () => {
    const scene = setCartScene()
    scene.browser.persistent.set('localCart', JSON.stringify([{ ...sofa, quantity: 1 }]))
    scene.browser.persistent.set(
      'localCart.sync',
      JSON.stringify({ owner: 'guest:guest-1', remote: [{ ...sofa, quantity: 1 }], queue: [] }),
    )
    const { lines, notices, has } = await scene.open({ as: guest })
    await scene.end('rejected')
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(has('stale')).toBe(true)
    expect(notices).toEqual([{ tone: 'error', text: 'Failed to load cart from server. Showing local version.' }])
  })

  it('keeps a confirmed change when the cart cannot be fetched after it', async () => {
    const { actor, lines, notices, end, has } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await end()
    await end('rejected')
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(has('stale')).toBe(true)
    expect(notices).toEqual([
      { tone: 'success', text: 'Item added to cart!' },
      { tone: 'error', text: 'Failed to load cart from server. Showing local version.' },
    ])
  })

  it('fetches the cart again when a refresh arrives during a request, even if that request fails', async () => {
    const scene = setCartScene()
    const { actor, lines } = await scene.open({ as: guest })
    scene.server.lists.set('guest-1', [{ ...chair, quantity: 1 }])
    actor.send({ type: 'list.refresh' })
    await scene.end('rejected')
    await scene.settle()
    expect(lines()).toEqual([{ ...chair, quantity: 1 }])
  })

  it('fetches the cart again after a refresh', async () => {
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
    { tap: { type: 'stepper.plus', ...sofa } as const, text: 'Failed to update quantity.' },
  ])('undoes a rejected change of the cart at once: $text', async ({ tap, text }) => {
    const { actor, lines, notices, server, end, become } = await openFor(visitor)
    server.lists.set('ada', [{ ...sofa, quantity: 2 }])
    await become(ada)
    await end()
    const before = lines()
    actor.send(tap)
    expect(lines()).not.toEqual(before)
    await end('rejected')
    expect(lines()).toEqual(before)
    expect(notices).toEqual([{ tone: 'error', text }])
  })

  it("emits the server's message about a rejected change when there is one", async () => {
    const { actor, lines, notices, server, end } = await openFor()
    server.gone.add(sofa.item)
    actor.send({ type: 'line.add', ...sofa })
    await end()
    expect(lines()).toEqual([])
    expect(notices).toEqual([{ tone: 'error', text: 'Product not found.' }])
  })

  it("shows the server's cart when only the response to a change was lost", async () => {
    const { actor, lines, server, texts, end, settle } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await end('response lost')
    expect(lines()).toEqual([])
    expect(texts()).toEqual(['Failed to add item to cart.'])
    await settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(server.requested).toHaveLength(1)
  })
})

describe('The quantities of a cart', () => {
  it.each([
    { quantity: 99, becomes: 99 },
    { quantity: 100, becomes: 99 },
    { quantity: 1e9, becomes: 99 },
    { quantity: 2.9, becomes: 2 },
  ])('adds $becomes items when $quantity are requested', async ({ quantity, becomes }) => {
    const { actor, lines } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa, quantity })
    expect(lines()).toEqual([{ ...sofa, quantity: becomes }])
  })

  it('increases the quantity of an existing line, up to 99', async () => {
    const { actor, lines } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa, quantity: 60 })
    actor.send({ type: 'line.add', ...sofa, quantity: 60 })
    expect(lines()).toEqual([{ ...sofa, quantity: 99 }])
  })

  it.each([0, 0.9, -5, Number.NaN])('ignores an added quantity of %d', async (quantity) => {
    const { actor, lines, texts } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa, quantity })
    expect(lines()).toEqual([])
    expect(texts()).toEqual([])
  })

  it('emits no notice about a changed quantity, since the number is visible', async () => {
    const { actor, settle, server, texts } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'stepper.plus', ...sofa })
    await settle()
    expect(server.currentList()).toEqual([{ ...sofa, quantity: 2 }])
    expect(texts()).toEqual(['Item added to cart!'])
  })
})

describe('The stepper', () => {
  async function withSofas(quantity: number) {
    const tab = await openFor(visitor)
    tab.actor.send({ type: 'line.add', ...sofa, quantity })
    return tab
  }

  it("adds one with the stepper's plus, and removes one with its minus", async () => {
    const { actor, lines } = await withSofas(2)
    actor.send({ type: 'stepper.plus', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'stepper.minus', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it('does not raise a quantity above 99 with the stepper', async () => {
    const { actor, lines, server } = await withSofas(99)
    expect(actor.getSnapshot().can({ type: 'stepper.plus', ...sofa })).toBe(false)
    actor.send({ type: 'stepper.plus', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 99 }])
    expect(server.requested).toEqual([])
  })

  it.each(['stepper.plus', 'stepper.minus'] as const)('ignores %s for an item without a line', async (type) => {
    const { actor, lines, has, server } = await openFor()
    actor.send({ type, ...sofa })
    expect(lines()).toEqual([])
    expect(has('asking')).toBe(false)
    expect(server.requested).toEqual([])
  })

  it('asks before the stepper removes the last item, and changes nothing before the user decides', async () => {
    const { actor, lines, has } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    expect(has('asking')).toBe(true)
    expect(actor.getSnapshot().context.asked).toEqual(sofa)
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })

  it("removes the line when the user confirms the stepper's question", async () => {
    const { actor, lines, has, texts } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'removal.confirm' })
    expect(lines()).toEqual([])
    expect(has('asking')).toBe(false)
    expect(texts().at(-1)).toBe('Item removed from cart!')
  })

  it("keeps the line when the user cancels the stepper's question", async () => {
    const { actor, lines, has } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'removal.cancel' })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(has('asking')).toBe(false)
  })

  it("sends no request when the line was removed during the stepper's question", async () => {
    const { actor, has, texts } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    actor.send({ type: 'line.remove', ...sofa })
    actor.send({ type: 'removal.confirm' })
    expect(has('asking')).toBe(false)
    expect(texts()).toEqual(['Item added to cart!', 'Item removed from cart!'])
  })

  it("closes the stepper's question about the previous user's line when the user changes", async () => {
    const { actor, become, has } = await withSofas(1)
    actor.send({ type: 'stepper.minus', ...sofa })
    await become(ada)
    expect(has('asking')).toBe(false)
    expect(actor.getSnapshot().context.asked).toBeNull()
  })
})

describe('A cart action without an item type', () => {
  const noType = { item: sofa.item, itemType: undefined }

  it.each([
    [{ type: 'line.add', ...noType } as const, 'Item type (Product/Collection) is required to add to cart.'],
    [
      { type: 'line.add', item: sofa.item, itemType: 'Chair' } as const,
      'Item type (Product/Collection) is required to add to cart.',
    ],
    [{ type: 'line.remove', ...noType } as const, 'Item type (Product/Collection) is required to remove from cart.'],
  ])('emits a message about the missing item type and changes nothing: %j', async (event, text) => {
    const { actor, lines, notices, server } = await openFor()
    actor.send(event)
    expect(lines()).toEqual([])
    expect(server.requested).toEqual([])
    expect(notices).toEqual([{ tone: 'error', text }])
  })

  it('accepts the item type in lower case', async () => {
    const { actor, lines } = await openFor(visitor)
    actor.send({ type: 'line.add', item: sofa.item, itemType: 'product' })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
  })
})

describe('An admin', () => {
  it('loads and adds nothing to the cart of an admin', async () => {
    const { actor, lines, server } = await openFor(admin)
    actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([])
    expect(server.pending).toEqual([])
    expect(actor.getSnapshot().hasTag('disabled')).toBe(true)
  })

  it("removes the previous account's cart when an admin signs in, and keeps a guest's cart in storage", async () => {
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
  it('shows a change before the identity is known, and applies it afterwards', async () => {
    const scene = setCartScene()
    const { actor, lines, become } = await scene.open()
    actor.send({ type: 'line.add', ...sofa })
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(scene.server.pending).toEqual([])
    scene.server.lists.set('ada', [{ ...sofa, quantity: 2 }])
    await become(ada)
    await scene.settle()
    expect(lines()).toEqual([{ ...sofa, quantity: 3 }])
    expect(scene.server.requested).toHaveLength(1)
  })

  it('ignores a repeated identity', async () => {
    const { actor, server, become } = await openFor(guest)
    await become(guest)
    expect(server.pending).toEqual([])
    expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  })
})
