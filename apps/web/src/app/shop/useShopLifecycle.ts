import { useEffect } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/** Milliseconds before the machines start in a browser without `requestIdleCallback`. */
const idleFallbackDelay = 1000
/** Milliseconds before the machines start on a page that is never idle, such as on a busy phone. */
const idleTimeout = 2000

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
    const onVisibilityChange = () => {
      if (!document.hidden) refresh(runtime)
    }
    const endWait = runtime.isFirstVisit && !navigator.userActivation?.hasBeenActive ? whenUsed(start) : whenIdle(start)
    document.addEventListener('visibilitychange', onVisibilityChange)
    window.addEventListener('online', start)
    return () => {
      endWait()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('online', start)
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

/**
 * Calls `then` once the page has loaded and the browser is idle, or has been busy for too long. Returns the function that cancels
 * it.
 */
function whenIdle(then: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(then, { timeout: idleTimeout })
      cancel = () => cancelIdleCallback(idle)
      return
    }
    const timer = setTimeout(then, idleFallbackDelay)
    cancel = () => clearTimeout(timer)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}
