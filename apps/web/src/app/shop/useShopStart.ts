import { useEffect, useState } from 'react'
import { isChunkError } from '../routing/stale-build.ts'
import { useShopRuntime } from './runtime-context.ts'

/** How far the machines of a screen that is nothing without them have come. */
export type ShopStart = 'starting' | 'failed' | 'retrying'

/**
 * Starts the machines like `useShopNow`, for a screen that has to say so when they cannot be fetched. Gives how that goes
 * and what tries again; once the machines run nobody asks any more. Browsers remember that a file could not be fetched, and
 * after a new build it is gone: the page is then loaded anew, as often as the person asks for it.
 */
export function useShopStart(): [ShopStart, () => void] {
  const runtime = useShopRuntime()
  const [start, setStart] = useState<ShopStart>('starting')
  useEffect(() => {
    runtime.start().catch(() => setStart('failed'))
  }, [runtime])
  const retry = () => {
    setStart('retrying')
    runtime.start().catch((error: unknown) => {
      if (isChunkError(error) && navigator.onLine) location.reload()
      else setStart('failed')
    })
  }
  return [start, retry]
}
