import { describe, expect, it } from 'vitest'
import { chair, room, sofa } from '../list-sync/testing/items.ts'
import { admin, guest, visitor } from '../list-sync/testing/people.ts'
import { setWishlistScene, storedIn } from '../list-sync/testing/scene.ts'

async function openFor(identity = guest) {
  const scene = setWishlistScene()
  const tab = await scene.open({ as: identity })
  await scene.settle()
  return { ...scene, ...tab, items: () => tab.lines().map(({ item }) => item) }
}

describe('A wishlist that only the browser has', () => {
  it('adds and removes items of a local wishlist, with its own notices and without quantities', async () => {
    const { actor, items, texts, session } = await openFor(visitor)
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.add', ...room })
    expect(storedIn(session, 'sessionWishlist')).toEqual([sofa, room])
    actor.send({ type: 'line.remove', ...sofa })
    expect(items()).toEqual([room.item])
    actor.send({ type: 'list.clear' })
    expect(texts()).toEqual([
      'Item added to local wishlist!',
      'Item added to local wishlist!',
      'Item removed from local wishlist!',
      'Local wishlist cleared!',
    ])
  })

  it('emits a notice when the item to remove is not in a local wishlist', async () => {
    const { actor, notices } = await openFor(visitor)
    actor.send({ type: 'line.remove', ...sofa })
    expect(notices).toEqual([{ tone: 'error', text: 'Item not found in local wishlist.' }])
  })

  it('removes items that no longer exist from a local wishlist and emits a notice', async () => {
    const scene = setWishlistScene()
    scene.server.gone.add(sofa.item)
    const session = new Map([['sessionWishlist', JSON.stringify([sofa, room])]])
    const { lines, texts } = await scene.open({ as: visitor, session })
    await scene.settle()
    expect(lines().map(({ item }) => item)).toEqual([room.item])
    expect(texts()).toEqual(['Some items in your wishlist were removed as they are no longer available.'])
  })

  it('keeps a local wishlist when the existence check fails, with a notice', async () => {
    const scene = setWishlistScene()
    const session = new Map([['sessionWishlist', JSON.stringify([sofa])]])
    const { lines, texts } = await scene.open({ as: visitor, session })
    await scene.end('rejected')
    expect(lines()).toHaveLength(1)
    expect(texts()).toEqual(['Could not verify some wishlist items. Displaying wishlist as is.'])
  })
})

describe('The wishlist of a user with a session', () => {
  it('uses the entries in the response to each change, without fetching the wishlist', async () => {
    const { actor, items, server, end, stored, texts } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await end()
    expect(server.pending).toEqual([])
    expect(items()).toEqual([sofa.item])
    expect(stored('localWishlist')).toEqual([sofa])
    expect(texts()).toEqual(['Item added to wishlist!'])
  })

  it('emits and sends nothing when the item to remove is not in a synchronised wishlist', async () => {
    const { actor, notices, server } = await openFor()
    actor.send({ type: 'line.remove', ...sofa })
    expect(notices).toEqual([])
    expect(server.requested).toEqual([])
  })

  it.each([
    { tap: { type: 'line.add', ...room } as const, text: 'Failed to add item to wishlist.' },
    { tap: { type: 'line.remove', ...sofa } as const, text: 'Failed to remove item from wishlist.' },
    { tap: { type: 'list.clear' } as const, text: 'Failed to clear wishlist.' },
  ])('undoes a rejected change of the wishlist: $text', async ({ tap, text }) => {
    const scene = setWishlistScene()
    scene.server.lists.set('guest-1', [{ ...sofa, quantity: 1 }])
    const { actor, lines, notices } = await scene.open({ as: guest })
    await scene.settle()
    actor.send(tap)
    await scene.end('rejected')
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(notices).toEqual([{ tone: 'error', text }])
  })

  it('shows the local copy of a wishlist when the server does not respond at the start', async () => {
    const scene = setWishlistScene()
    const { texts } = await scene.open({ as: guest })
    await scene.end('rejected')
    expect(texts()).toEqual(['Failed to load wishlist from server. Showing local version.'])
  })
})

describe('A heart tapped twice', () => {
  it('adds an item once when its heart is tapped twice, and emits a notice that it is there', async () => {
    const { actor, items, notices, server, settle } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    expect(items()).toEqual([sofa.item])
    expect(server.requested).toHaveLength(1)
    expect(notices).toEqual([
      { tone: 'info', text: 'Item is already in your wishlist!' },
      { tone: 'success', text: 'Item added to wishlist!' },
    ])
  })

  it('ends without the item when a heart adds it and is tapped again before the response', async () => {
    const { actor, items, server, settle } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.remove', ...sofa })
    expect(items()).toEqual([])
    await settle()
    expect(items()).toEqual([])
    expect(server.currentList()).toEqual([])
  })
})

describe('Move to cart', () => {
  it('adds one item to the cart, keeps the entry and loads the wishlist again', async () => {
    const { actor, items, reports, server, settle } = await openFor()
    actor.send({ type: 'line.add', ...sofa })
    await settle()
    actor.send({ type: 'line.move', ...sofa })
    expect(reports).toEqual([{ type: 'cart.add', ...sofa, quantity: 1 }])
    await settle()
    expect(items()).toEqual([sofa.item])
    expect(server.requested).toHaveLength(1)
  })

  it('checks whether the items of that type still exist when a local wishlist moves one to the cart', async () => {
    const { actor, items, server, settle } = await openFor(visitor)
    for (const item of [sofa, chair, room]) actor.send({ type: 'line.add', ...item })
    for (const { item } of [chair, room]) server.gone.add(item)
    actor.send({ type: 'line.move', ...sofa })
    await settle()
    expect(items()).toEqual([sofa.item, room.item])
  })

  it('emits a message when an item to move to the cart has no type', async () => {
    const { actor, reports, texts } = await openFor()
    actor.send({ type: 'line.move', item: sofa.item })
    expect(reports).toEqual([])
    expect(texts()).toEqual(['Item type (Product/Collection) is required to add to cart.'])
  })
})

describe('An action without the type of the item', () => {
  it.each([
    ['line.add', 'Item type (Product/Collection) is required to add to wishlist.'],
    ['line.remove', 'Item type (Product/Collection) is required to remove from wishlist.'],
  ] as const)('emits a message about the missing item type and changes nothing: %s', async (type, text) => {
    const { actor, items, notices } = await openFor(visitor)
    actor.send({ type, item: sofa.item })
    expect(items()).toEqual([])
    expect(notices).toEqual([{ tone: 'error', text }])
  })
})

describe('An admin', () => {
  it('has no wishlist for an admin', async () => {
    const { actor, items, server } = await openFor(admin)
    actor.send({ type: 'line.add', ...sofa })
    expect(items()).toEqual([])
    expect(server.pending).toEqual([])
  })
})
