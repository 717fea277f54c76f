import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/**
 * Sends an event to one of the shop's machines: `send('cart', { type: 'line.add', item, itemType })`. The machines are fetched
 * and started first if they do not run yet, so that no click is lost.
 */
export function useShopSend(): ShopRuntime['send'] {
  return useShopRuntime().send
}
