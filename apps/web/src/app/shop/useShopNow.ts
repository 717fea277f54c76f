import { useEffect, useSyncExternalStore } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopActor } from './shop-actors.ts'

/**
 * Starts the machines at once, for a screen that shows nothing without them, such as the cart. Returns the root actor, which
 * `reportTo(shop)` takes; null until it runs.
 */
export function useShopNow(): ShopActor | null {
  const runtime = useShopRuntime()
  useEffect(() => {
    // Without them, the screen keeps showing its placeholder.
    runtime.start().catch(() => undefined)
  }, [runtime])
  return useSyncExternalStore(runtime.subscribe, runtime.current, () => null)
}
