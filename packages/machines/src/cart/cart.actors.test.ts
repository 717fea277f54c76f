import type { ApiClient } from '@shop/api/client'
import { createCollection, createFakeApi, createProducts, testId } from '@shop/api/testing'
import type { Line } from '@shop/domain'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createFakeBrowser } from '../list-sync/testing/fake-browser.ts'
import { chair, room, sofa } from '../list-sync/testing/items.ts'
import { guest, visitor } from '../list-sync/testing/people.ts'
import type { NoticeTone } from '../notice.ts'
import { flushPromises, recordRequests, startChild, until } from '../testing/index.ts'
import { createCartActors } from './cart.actors.ts'
import type { CartApi } from './cart.actors.ts'
import { cartMachine } from './cart.machine.ts'
import type { CartEvent } from './cart.types.ts'

/** Opens a cart on the complete API in memory. */
function openCart(session?: Map<string, string>) {
  const catalogue = { products: createProducts(2), collections: [createCollection()] }
  const api = createFakeApi({ ...catalogue, anonymousId: testId('guest') })
  const ports = createFakeBrowser().openTab(session)
  const actors = createCartActors({ api: api.client, ...ports })
  const cart = startChild(cartMachine.provide({ actors }), { tab: 'tab' })
  const lines = () => cart.actor.getSnapshot().context.lines
  return { ...cart, api, lines, calls: () => api.requests.map(({ endpoint }) => endpoint) }
}

async function quiet({ actor }: Pick<ReturnType<typeof openCart>, 'actor'>): Promise<void> {
  await flushPromises()
  await until(() => !actor.getSnapshot().hasTag('busy'), flushPromises)
}

describe('The actors of the cart', () => {
  it('sends each change of the cart to its endpoint and uses the new cart from the response', async () => {
    const cart = openCart()
    cart.actor.send({ type: 'identity.changed', identity: guest })
    await quiet(cart)
    cart.actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    cart.actor.send({ type: 'line.add', ...room })
    cart.actor.send({ type: 'stepper.plus', ...sofa })
    cart.actor.send({ type: 'line.remove', ...room })
    await quiet(cart)
    expect(cart.lines()).toEqual([{ ...sofa, quantity: 3 }])
    expect(cart.calls()).toEqual(['cart.list', 'cart.add', 'cart.add', 'cart.updateQuantity', 'cart.remove'])
    cart.actor.send({ type: 'list.clear' })
    await quiet(cart)
    expect(cart.calls().at(-1)).toBe('cart.clear')
    expect((await cart.api.client.cart.list()).cart).toEqual([])
  })

  it('fetches the cart after a change whose response does not contain it', async () => {
    const cart = openCart()
    cart.actor.send({ type: 'identity.changed', identity: guest })
    await quiet(cart)
    cart.api.override('cart.add', () => new Response(null, { status: 204 }))
    cart.actor.send({ type: 'line.add', ...sofa, quantity: 2 })
    await quiet(cart)
    expect(cart.calls()).toEqual(['cart.list', 'cart.add', 'cart.list'])
    expect(cart.notices.map(({ tone }) => tone)).toEqual(['success'])
  })

  it.each<[string, CartEvent]>([
    ['add', { type: 'line.add', ...chair }],
    ['updateQuantity', { type: 'stepper.plus', ...sofa }],
    ['remove', { type: 'line.remove', ...sofa }],
    ['clear', { type: 'list.clear' }],
  ])('aborts the request cart.%s when the machine stops', async (name, event) => {
    const { call, calls } = recordRequests({ list: { cart: [{ ...sofa, quantity: 2 }] } })
    const endpoints = ['list', 'add', 'updateQuantity', 'remove', 'clear', 'checkExistence', 'detailsByIds']
    const api = { cart: Object.fromEntries(endpoints.map((endpoint) => [endpoint, call(endpoint)])) } as unknown as CartApi
    const actors = createCartActors({ api, ...createFakeBrowser().openTab() })
    const cart = startChild(cartMachine.provide({ actors }), { tab: 'tab' })
    cart.actor.send({ type: 'identity.changed', identity: guest })
    await quiet(cart)
    cart.actor.send(event)
    await until(() => calls.length === 2, flushPromises)
    cart.stop()
    expect([calls[1]!.name, calls[1]!.signal?.aborted]).toEqual([name, true])
  })

  it("emits the server's message about a rejected change of the cart", async () => {
    const cart = openCart()
    cart.actor.send({ type: 'identity.changed', identity: guest })
    cart.actor.send({ type: 'line.add', item: testId('product', 9), itemType: 'Product' })
    await quiet(cart)
    expect(cart.notices).toEqual([{ tone: 'error', text: 'Product not found.' }])
  })

  it('reports to the root that the session has ended when a cart request gets 401', async () => {
    const cart = openCart()
    cart.api.state.anonymousId = null
    cart.actor.send({ type: 'identity.changed', identity: guest })
    await quiet(cart)
    expect(cart.reports).toEqual([{ type: 'session.ended' }])
  })

  it('checks with the server which products and collections of a cart exist', async () => {
    const gone = { item: testId('product', 9), itemType: 'Product', quantity: 1 }
    const kept = [{ ...chair, quantity: 1 }, gone, { ...room, quantity: 1 }]
    const cart = openCart(new Map([['sessionCart', JSON.stringify(kept)]]))
    cart.actor.send({ type: 'identity.changed', identity: visitor })
    await quiet(cart)
    expect(cart.calls()).toEqual(['cart.checkExistence'])
    expect(cart.lines()).toEqual([
      { ...chair, quantity: 1 },
      { ...room, quantity: 1 },
    ])
  })

  it('rejects a cart response that is not a list', async () => {
    const cart = openCart()
    cart.api.override('cart.list', () => new Response('<html>'))
    cart.actor.send({ type: 'identity.changed', identity: guest })
    await quiet(cart)
    expect(cart.notices.map(({ text }) => text)).toEqual(['Failed to load cart from server. Showing local version.'])
  })

  it('accepts the API client for the cart actors without adaptation', () => {
    expectTypeOf<ApiClient>().toExtend<CartApi>()
  })
})

describe('The types', () => {
  it('knows the states, lines and notices of a cart without a cast', () => {
    const { actor } = openCart()
    const { context, value } = actor.getSnapshot()
    expectTypeOf(context.lines).toEqualTypeOf<readonly Line[]>()
    expectTypeOf(value.question).toEqualTypeOf<'resting' | 'asking'>()
    actor.on('notice', ({ tone }) => expectTypeOf(tone).toEqualTypeOf<NoticeTone>())
  })

  it("rejects the wishlist's events for a cart at compile time", () => {
    // @ts-expect-error -- only the wishlist has `line.move`
    const event: CartEvent = { type: 'line.move', ...sofa }
    expect(event.type).toBe('line.move')
  })
})

describe('A cart machine without its actors', () => {
  it('names the missing actor in the error when none is provided', () => {
    const { actor } = startChild(cartMachine, { tab: 'tab' })
    expect(String(actor.getSnapshot().error)).toContain("The actor 'storeCopy' is not provided")
  })
})
