import { useEffect } from 'react'
import type { LazyPart } from './lazyPart.tsx'

/** Milliseconds after which a page that nobody has touched counts as read. */
const readDelay = 15_000
/** Milliseconds after which a busy page loads its parts all the same. */
const busyLimit = 2000

/**
 * Loads parts ahead when the page rests, so that they are there when the connection is lost: the browser is idle, and the user has
 * touched, scrolled or typed, or has stayed for a while. A user who only glances at a page, or saves data, downloads nothing more.
 *
 * @param parts Must be the same array on every render.
 */
export function usePrefetch(parts: readonly Pick<LazyPart<never>, 'prefetch'>[]): void {
  useEffect(() => {
    let isLeft = false
    void pageRest().then(() => {
      if (!isLeft) for (const part of parts) void part.prefetch()
    })
    return () => {
      isLeft = true
    }
  }, [parts])
}

let rest: Promise<void> | null = null

function pageRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    if (savesData()) return
    const signs = ['pointerdown', 'keydown', 'scroll'] as const
    const read = () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, read)
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: busyLimit })
      else setTimeout(resolve, busyLimit)
    }
    const timer = setTimeout(read, readDelay)
    for (const sign of signs) addEventListener(sign, read, { passive: true })
  })
  return rest
}

/** Whether the user asked the browser to save data. Not every browser can tell. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
