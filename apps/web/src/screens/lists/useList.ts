import type { ItemKey, Line } from '@shop/domain'
import type { ShopSnapshot } from '../../app/shop/shop-actors.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopStart } from '../../app/shop/useShopStart.ts'

/** A cart or a wishlist as its page shows it. */
export interface ShownList {
  /** `loading` while nobody knows what is in it; then `empty` or `filled`. `unavailable` without the machines. */
  state: 'loading' | 'empty' | 'filled' | 'unavailable'
  lines: readonly Line[]
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  /** What the person has to know about the whole list: it waits for the connection, or the server's could not be read. */
  notice: 'waiting' | 'stale' | null
}

/** A list that cannot be shown, and how to try again. */
export interface ListStart {
  isRetrying: boolean
  onRetry: () => void
}

/** The cart or the wishlist. Its page is nothing without the machines, so they start when it opens. */
export function useList(name: 'cart' | 'wishlist'): ShownList & { start: ListStart } {
  const [start, onRetry] = useShopStart()
  const list = useShopSelector(name, shownList, loadingList)
  const isMissing = list === loadingList && start !== 'starting'
  return { ...list, ...(isMissing && { state: 'unavailable' }), start: { isRetrying: start === 'retrying', onRetry } }
}

const loadingList: ShownList = { state: 'loading', lines: [], waiting: [], notice: null }

function shownList(list: ShopSnapshot<'cart' | 'wishlist'>): ShownList {
  const { lines, copy, answer } = list.context
  const isWaiting = list.hasTag('waiting')
  // Before its turn among the tabs the list waits for the server's answer as well, and nobody knows what is in it.
  const isLoading = list.hasTag('loading') || (list.hasTag('busy') && answer === 'due')
  return {
    state: lines.length > 0 ? 'filled' : isLoading ? 'loading' : 'empty',
    lines,
    waiting: isWaiting ? copy.queue.flatMap(({ change }) => (change.kind === 'clear' ? [] : [change])) : [],
    notice: isWaiting ? 'waiting' : list.hasTag('stale') ? 'stale' : null,
  }
}
