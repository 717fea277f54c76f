import { describe, expect, it } from 'vitest'
import { chair, room, sofa } from './testing/items.ts'
import { ada, guest, visitor } from './testing/people.ts'
import { setCartScene, setWishlistScene } from './testing/scene.ts'

async function openFilled(identity = guest) {
  const scene = setCartScene()
  const tab = await scene.open({ as: identity, consent: 'accepted' })
  await scene.settle()
  tab.actor.send({ type: 'line.add', ...sofa, quantity: 3 })
  tab.actor.send({ type: 'line.add', ...chair })
  await scene.settle()
  return { ...scene, ...tab }
}

const both = [
  { ...sofa, quantity: 3 },
  { ...chair, quantity: 1 },
]

describe('Undo of a removal', () => {
  it.each([visitor, guest, ada])('restores a cleared cart of a $kind without another notice', async (identity) => {
    const { actor, lines, texts, settle, undo, notices } = await openFilled(identity)
    actor.send({ type: 'list.clear' })
    await settle()
    expect(lines()).toEqual([])
    undo()
    await settle()
    expect(lines()).toEqual(both)
    expect(texts().slice(2)).toEqual(['Cart cleared!'])
    expect(notices.every(({ tone }) => tone === 'success')).toBe(true)
  })

  it("restores a removed line with its quantity in the server's cart and in another tab", async () => {
    const { actor, lines, settle, undo, server, open, browser } = await openFilled(ada)
    const other = await open({ as: ada, consent: 'accepted' })
    await settle()
    actor.send({ type: 'line.remove', ...sofa })
    await settle()
    expect(server.lists.get('ada')).toEqual([{ ...chair, quantity: 1 }])
    undo()
    await settle()
    browser.deliver()
    const restored = [
      { ...chair, quantity: 1 },
      { ...sofa, quantity: 3 },
    ]
    expect(server.lists.get('ada')).toEqual(restored)
    expect(lines()).toEqual(restored)
    expect(other.lines()).toEqual(restored)
  })

  it('keeps what was added after the removal', async () => {
    const { actor, lines, settle, undo } = await openFilled()
    actor.send({ type: 'list.clear' })
    actor.send({ type: 'line.add', ...room })
    await settle()
    undo()
    await settle()
    expect(lines().map(({ item }) => item)).toEqual([room.item, sofa.item, chair.item])
  })

  it('offers Undo at once for a removal that waits for the connection, and emits no second notice', async () => {
    const { actor, lines, texts, settle, undo, browser } = await openFilled(ada)
    browser.setOnline(false)
    actor.send({ type: 'line.remove', ...sofa })
    expect(texts().slice(2)).toEqual(['Item removed from cart!'])
    undo()
    expect(lines()).toContainEqual({ ...sofa, quantity: 3 })
    browser.setOnline(true)
    await settle()
    expect(lines()).toContainEqual({ ...sofa, quantity: 3 })
    expect(texts().slice(2)).toEqual(['Item removed from cart!'])
  })

  it('restores the last item that the stepper removed', async () => {
    const { actor, lines, settle, undo } = await openFilled()
    actor.send({ type: 'stepper.minus', ...chair })
    actor.send({ type: 'removal.confirm' })
    await settle()
    undo()
    await settle()
    expect(lines()).toEqual(both)
  })

  it('restores nothing of an account in the cart of the next user', async () => {
    const { actor, lines, settle, undo, become } = await openFilled(ada)
    actor.send({ type: 'list.clear' })
    await settle()
    await become(visitor)
    await settle()
    undo()
    expect(lines()).toEqual([])
  })

  it('restores an entry of the wishlist', async () => {
    const scene = setWishlistScene()
    const { actor, lines, texts, undo } = await scene.open({ as: visitor })
    actor.send({ type: 'line.add', ...sofa })
    actor.send({ type: 'line.remove', ...sofa })
    undo()
    expect(lines()).toEqual([{ ...sofa, quantity: 1 }])
    expect(texts()).toEqual(['Item added to local wishlist!', 'Item removed from local wishlist!'])
  })
})
