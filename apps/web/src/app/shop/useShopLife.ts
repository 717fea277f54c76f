import { useEffect } from 'react'
import { useShopRuntime } from './runtime-context.ts'
import type { ShopRuntime } from './shop-runtime.ts'

/** Milliseconds after which a browser that knows no idle time is taken to rest. */
const restPause = 1000
/** Milliseconds after which the machines start on a page that never rests: a phone that is busy all the time. */
const longestWait = 2000

/**
 * The life of the machines, for the root of the app: they are started when the page is at rest, so that no first paint
 * waits for them. When the person comes back to the page, they look what changed meanwhile.
 */
export function useShopLife(): void {
  const runtime = useShopRuntime()
  useEffect(() => {
    const start = () => void runtime.start().catch(() => undefined)
    const comeBack = () => {
      if (!document.hidden) refresh(runtime)
    }
    const endWait = atRest(start)
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', start)
    return () => {
      endWait()
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', start)
    }
  }, [runtime])
}

/** Somebody may have been signed out, and the lists changed elsewhere. */
function refresh(runtime: ShopRuntime): void {
  runtime.current()?.send({ type: 'session.check' })
  runtime.actor('cart')?.send({ type: 'list.refresh' })
  runtime.actor('wishlist')?.send({ type: 'list.refresh' })
}

/** Calls `then` once everything of the page has arrived and the browser rests, or does not for long. Gives what calls it off. */
function atRest(then: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(then, { timeout: longestWait })
      cancel = () => cancelIdleCallback(idle)
      return
    }
    const timer = setTimeout(then, restPause)
    cancel = () => clearTimeout(timer)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return () => {
    window.removeEventListener('load', wait)
    cancel()
  }
}
