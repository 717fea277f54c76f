import { whenOnline } from '@shop/ui/components/lazy-part'
import { useEffect } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'
import { whenIdle } from './when-idle.ts'
import { whenReturned } from './when-returned.ts'

/** Signs that a page is used, or that another tab has stored something. Each reaches the window. */
const signs = ['pointerdown', 'keydown', 'scroll', 'visibilitychange', 'storage'] as const

/**
 * Starts the machines when the page is idle, so that no first paint waits for them, and on a first visit not before the page is used.
 * When the user returns to the page, the machines check what has changed.
 */
export function useShopLifecycle(): void {
  const runtime = useShopRuntime()
  useEffect(() => {
    const start = () => void runtime.start().catch(() => undefined)
    const endWait = runtime.isFirstVisit && !navigator.userActivation?.hasBeenActive ? whenUsed(start) : whenIdle(start)
    const endReturned = whenReturned(() => refresh(runtime))
    const endOnline = whenOnline(start)
    return () => {
      endWait()
      endReturned()
      endOnline()
    }
  }, [runtime])
}

/** The user may have been signed out, and the saved lists changed on another device. */
function refresh(runtime: ShopRuntime): void {
  runtime.current()?.send({ type: 'session.check' })
  runtime.actor('cart')?.send({ type: 'list.refresh' })
  runtime.actor('wishlist')?.send({ type: 'list.refresh' })
}

/** Calls `then` once the page is used and the browser is idle. Returns the function that cancels it. */
function whenUsed(then: () => void): () => void {
  const signal = new AbortController()
  let endWait = () => {}
  const use = () => {
    signal.abort()
    endWait = whenIdle(then)
  }
  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true, signal: signal.signal })
  return () => {
    signal.abort()
    endWait()
  }
}
