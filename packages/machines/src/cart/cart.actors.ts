import type { Cart } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { Line } from '@shop/domain'
import { fromPromise } from 'xstate'
import { createBrowserActors } from '../list-sync/browser-actors.ts'
import type { ListPorts } from '../list-sync/browser-actors.ts'
import { createExistenceActor } from '../list-sync/existence.ts'
import type { QueuedChange } from '../list-sync/list-copy.ts'
import { readLines } from '../list-sync/read-lines.ts'
import { cartKind } from './cart.machine.ts'

/** The part of the API client that the cart needs. */
export type CartApi = Pick<ApiClient, 'cart'>

/** The actors of the cart, for `cartMachine.provide({ actors })`. Leaving the requesting state aborts the request. */
export function createCartActors({ api, ...ports }: { api: CartApi } & ListPorts) {
  return {
    ...createBrowserActors(cartKind, ports),
    loadList: fromPromise<readonly Line[], void>(async ({ signal }) => linesOf(await api.cart.list({}, { signal }))),
    // Returns the new cart from the response, or null without one, so that the machine fetches it.
    sendChange: fromPromise<readonly Line[] | null, QueuedChange>(async ({ input, signal }) => {
      const cart = await sendCartChange(api, input, signal)
      return cart && linesOf(cart)
    }),
    findMissing: createExistenceActor(api),
  }
}

function linesOf({ cart }: Cart): readonly Line[] {
  return readLines(cartKind, cart)
}

function sendCartChange({ cart }: CartApi, { change, key }: QueuedChange, signal: AbortSignal): Promise<Cart | null> {
  if (change.kind === 'clear') return cart.clear({}, { signal })
  const { item: itemId, itemType } = change
  if (change.kind === 'remove') return cart.remove({ body: { itemId, itemType } }, { signal })
  const body = { itemId, itemType, quantity: change.quantity }
  return change.kind === 'add' ? cart.add({ body }, { signal, key }) : cart.updateQuantity({ body }, { signal })
}
