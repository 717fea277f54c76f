import type { SavedListFailure, SavedListName } from '@shop/views/saved-list'
import type { ShopActorEvent, ShopSnapshot } from '../../app/shop/shop-actors.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { useShopStart } from '../../app/shop/useShopStart.ts'

/** The cart or the wishlist for its view. The page needs its machine, so the machines start when it opens. */
export function useSavedList<Name extends SavedListName>(name: Name) {
  const [start, onRetry] = useShopStart()
  const sendToShop = useShopSend()
  const snapshot = useShopSelector<Name, ShopSnapshot<Name> | null>(name, (current) => current, null)
  const failure: SavedListFailure | null = start === 'starting' ? null : { isRetrying: start === 'retrying', onRetry }
  return { snapshot, send: (event: ShopActorEvent<Name>) => sendToShop(name, event), failure }
}
