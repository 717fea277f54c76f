import type { Wishlist } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { Line } from '@shop/domain'
import { fromPromise } from 'xstate'
import { createBrowserActors } from '../list-sync/browser-actors.ts'
import type { ListPorts } from '../list-sync/browser-actors.ts'
import type { Change } from '../list-sync/changes.ts'
import { createExistenceActor } from '../list-sync/existence.ts'
import type { QueuedChange } from '../list-sync/list-copy.ts'
import { readLines } from '../list-sync/read-lines.ts'
import { wishlistKind } from './wishlist.machine.ts'

/** The part of the API client that the wishlist needs: the existence check is the cart's. */
export type WishlistApi = Pick<ApiClient, 'cart' | 'wishlist'>

/** The actors of the wishlist, for `wishlistMachine.provide({ actors })`. Leaving the requesting state aborts the request. */
export function createWishlistActors({ api, ...ports }: { api: WishlistApi } & ListPorts) {
  return {
    ...createBrowserActors(wishlistKind, ports),
    loadList: fromPromise<readonly Line[], void>(async ({ signal }) => linesOf(await api.wishlist.list({}, { signal }))),
    // The response to each change contains the new entries, so no further request is needed.
    sendChange: fromPromise<readonly Line[] | null, QueuedChange>(async ({ input, signal }) =>
      linesOf(await sendWishlistChange(api, input.change, signal)),
    ),
    findMissing: createExistenceActor(api),
  }
}

function linesOf({ wishlist }: Wishlist): readonly Line[] {
  return readLines(wishlistKind, wishlist)
}

function sendWishlistChange({ wishlist }: WishlistApi, change: Change, signal: AbortSignal): Promise<Wishlist> {
  if (change.kind === 'clear') return wishlist.clear({}, { signal })
  const body = { itemId: change.item, itemType: change.itemType }
  return change.kind === 'remove' ? wishlist.remove({ body }, { signal }) : wishlist.add({ body }, { signal })
}
