import { useEffect, useSyncExternalStore } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopActor } from './shop-actors.ts'

/** Milliseconds before the machines are requested again for a screen that waits for them. */
const retryPause = 2000

/**
 * Starts the machines at once, for a screen that shows nothing without them, such as the cart. Returns the root actor, which
 * `reportTo(shop)` takes; null until it runs.
 */
export function useShopNow(): ShopActor | null {
  const runtime = useShopRuntime()
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    // Until they run, the screen shows its placeholder.
    const start = () => {
      runtime.start().catch(() => {
        if (!isLeft) retry = setTimeout(start, retryPause)
      })
    }
    start()
    return () => {
      isLeft = true
      clearTimeout(retry)
    }
  }, [runtime])
  return useSyncExternalStore(runtime.subscribe, runtime.current, () => null)
}
