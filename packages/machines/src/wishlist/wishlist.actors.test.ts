import type { ApiClient } from '@shop/api/client'
import { createCollection, createFakeApi, createProducts, testId } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createFakeBrowser } from '../list-sync/testing/fake-browser.ts'
import { room, sofa } from '../list-sync/testing/items.ts'
import { guest, visitor } from '../list-sync/testing/people.ts'
import { flushPromises, recordRequests, startChild, until } from '../testing/index.ts'
import { createWishlistActors } from './wishlist.actors.ts'
import type { WishlistApi } from './wishlist.actors.ts'
import { wishlistMachine } from './wishlist.machine.ts'
import type { WishlistEvent } from './wishlist.types.ts'

/** Opens a wishlist on the complete API in memory. */
function openWishlist(session?: Map<string, string>) {
  const catalogue = { products: createProducts(2), collections: [createCollection()] }
  const api = createFakeApi({ ...catalogue, anonymousId: testId('guest') })
  const actors = createWishlistActors({ api: api.client, ...createFakeBrowser().openTab(session) })
  const wishlist = startChild(wishlistMachine.provide({ actors }), { tab: 'tab' })
  return {
    ...wishlist,
    calls: () => api.requests.map(({ endpoint }) => endpoint),
    items: () => wishlist.actor.getSnapshot().context.lines.map(({ item }) => item),
  }
}

async function quiet({ actor }: Pick<ReturnType<typeof openWishlist>, 'actor'>): Promise<void> {
  await flushPromises()
  await until(() => !actor.getSnapshot().hasTag('busy'), flushPromises)
}

describe('The actors of the wishlist', () => {
  it('sends every change of the wishlist to its endpoint and uses the entries in the response', async () => {
    const wishlist = openWishlist()
    wishlist.actor.send({ type: 'identity.changed', identity: guest })
    await quiet(wishlist)
    wishlist.actor.send({ type: 'line.add', ...sofa })
    wishlist.actor.send({ type: 'line.add', ...room })
    wishlist.actor.send({ type: 'line.remove', ...sofa })
    await quiet(wishlist)
    expect(wishlist.items()).toEqual([room.item])
    wishlist.actor.send({ type: 'list.clear' })
    await quiet(wishlist)
    expect(wishlist.items()).toEqual([])
    expect(wishlist.calls()).toEqual(['wishlist.list', 'wishlist.add', 'wishlist.add', 'wishlist.remove', 'wishlist.clear'])
  })

  it.each<[string, WishlistEvent]>([
    ['add', { type: 'line.add', ...room }],
    ['remove', { type: 'line.remove', ...sofa }],
    ['clear', { type: 'list.clear' }],
  ])('aborts the request wishlist.%s when the machine stops', async (name, event) => {
    const { call, calls } = recordRequests({ list: { wishlist: [sofa] } })
    const endpoints = ['list', 'add', 'remove', 'clear']
    const wishlist = Object.fromEntries(endpoints.map((endpoint) => [endpoint, call(endpoint)]))
    const actors = createWishlistActors({ api: { wishlist } as unknown as WishlistApi, ...createFakeBrowser().openTab() })
    const { actor, stop } = startChild(wishlistMachine.provide({ actors }), { tab: 'tab' })
    actor.send({ type: 'identity.changed', identity: guest })
    await quiet({ actor })
    actor.send(event)
    await until(() => calls.length === 2, flushPromises)
    stop()
    expect([calls[1]!.name, calls[1]!.signal?.aborted]).toEqual([name, true])
  })

  it("checks with the cart's endpoint which items of a wishlist exist", async () => {
    const kept = [sofa, { item: testId('collection', 9), itemType: 'Collection' }]
    const wishlist = openWishlist(new Map([['sessionWishlist', JSON.stringify(kept)]]))
    wishlist.actor.send({ type: 'identity.changed', identity: visitor })
    await quiet(wishlist)
    expect(wishlist.calls()).toEqual(['cart.checkExistence'])
    expect(wishlist.items()).toEqual([sofa.item])
  })

  it('accepts the API client for the wishlist actors without adaptation', () => {
    expectTypeOf<ApiClient>().toExtend<WishlistApi>()
  })
})
