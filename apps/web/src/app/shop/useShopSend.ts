import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/**
 * Tells a machine of the shop what the person did: `send('cart', { type: 'line.add', item, itemType })`. The machines
 * are fetched and started first where they do not run yet, so that no tap is lost.
 */
export function useShopSend(): ShopRuntime['send'] {
  return useShopRuntime().send
}
