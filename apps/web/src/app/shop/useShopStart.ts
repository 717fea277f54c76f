import { useEffect, useState } from 'react'
import { isChunkError } from '../routing/stale-build.ts'
import { useShopRuntime } from './runtime-context.ts'

/** The progress of starting the machines. */
export type ShopStart = 'starting' | 'failed' | 'retrying'

/**
 * Starts the machines like `useShopNow`, for a screen that shows when they cannot be fetched. Returns the progress and a
 * retry. A browser remembers a file that could not be fetched, and after a deployment the file is gone, so a retry then
 * reloads the page.
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
