import { useEffect, useSyncExternalStore } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopActor } from './shop-actors.ts'

/**
 * For a screen that is nothing without the machines, such as the cart: they are started when it opens, not when the page
 * rests. Gives the root, which `reportTo(shop)` takes; null until it runs.
 */
export function useShopNow(): ShopActor | null {
  const runtime = useShopRuntime()
  useEffect(() => {
    // Where they cannot be fetched, the screen goes on showing what it shows without them.
    runtime.start().catch(() => undefined)
  }, [runtime])
  return useSyncExternalStore(runtime.subscribe, runtime.current, () => null)
}
