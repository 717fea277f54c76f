import { shownList } from '@shop/machines'
import type { ShownList as KnownList } from '@shop/machines'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopStart } from '../../app/shop/useShopStart.ts'

/** A cart or a wishlist as its page shows it; `unavailable` without the machines. */
export type ShownList = Omit<KnownList, 'state'> & { state: KnownList['state'] | 'unavailable' }

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
