import type { ApiClient } from '@shop/api/client'
import type { Line } from '@shop/domain'
import { fromPromise } from 'xstate'
import { createBrowserActors } from '../list-sync/browser-actors.ts'
import type { ListPorts } from '../list-sync/browser-actors.ts'
import type { Change } from '../list-sync/changes.ts'
import { createExistenceActor } from '../list-sync/existence.ts'
import { readLines } from '../list-sync/read-lines.ts'
import { cartKind } from './cart.machine.ts'

/** The part of the API client that the cart needs. */
export type CartApi = Pick<ApiClient, 'cart'>

/**
 * The actors of the cart, for `cartMachine.provide({ actors })`. Leaving the state that asked aborts the request.
 */
export function createCartActors({ api, ...ports }: { api: CartApi } & ListPorts) {
  return {
    ...createBrowserActors(cartKind, ports),
    loadList: fromPromise<readonly Line[], void>(async ({ signal }) =>
      readLines(cartKind, (await api.cart.list({}, { signal })).cart),
    ),
    // The answers to changes are not read: the cart is fetched after each.
    sendChange: fromPromise<readonly Line[] | null, Change>(async ({ input, signal }) => {
      await sendCartChange(api, input, signal)
      return null
    }),
    findMissing: createExistenceActor(api),
  }
}

function sendCartChange({ cart }: CartApi, change: Change, signal: AbortSignal): Promise<void> {
  if (change.kind === 'clear') return cart.clear({}, { signal })
  const { item: itemId, itemType } = change
  if (change.kind === 'remove') return cart.remove({ body: { itemId, itemType } }, { signal })
  const body = { itemId, itemType, quantity: change.quantity }
  return change.kind === 'add' ? cart.add({ body }, { signal }) : cart.updateQuantity({ body }, { signal })
}
