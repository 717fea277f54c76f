import type { ItemKey, Line } from '@shop/domain'
import type { ShopSnapshot } from '../../app/shop/shop-actors.ts'
import { useShopNow } from '../../app/shop/useShopNow.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'

/** A cart or a wishlist as its page shows it. */
export interface ShownList {
  /** `loading` while nobody knows what is in it; then `empty` or `filled`. */
  state: 'loading' | 'empty' | 'filled'
  lines: readonly Line[]
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  /** What the person has to know about the whole list: it waits for the connection, or the server's could not be read. */
  notice: 'waiting' | 'stale' | null
}

/** The cart or the wishlist. Its page is nothing without the machines, so they start when it opens. */
export function useList(name: 'cart' | 'wishlist'): ShownList {
  useShopNow()
  return useShopSelector(name, shownList, loadingList)
}

const loadingList: ShownList = { state: 'loading', lines: [], waiting: [], notice: null }

function shownList(list: ShopSnapshot<'cart' | 'wishlist'>): ShownList {
  const { lines, copy } = list.context
  const isWaiting = list.hasTag('waiting')
  return {
    state: lines.length > 0 ? 'filled' : list.hasTag('loading') ? 'loading' : 'empty',
    lines,
    waiting: isWaiting ? copy.queue.flatMap(({ change }) => (change.kind === 'clear' ? [] : [change])) : [],
    notice: isWaiting ? 'waiting' : list.hasTag('stale') ? 'stale' : null,
  }
}
