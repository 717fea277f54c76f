import { useEffect, useState } from 'react'
import { isChunkError, takeReloadTurn } from '../stale-build.ts'
import { useShopRuntime } from './runtime-context.ts'

/** How far the machines of a screen that is nothing without them have come. */
export type ShopStart = 'starting' | 'failed' | 'retrying'

/**
 * Starts the machines like `useShopNow`, for a screen that has to say so when they cannot be fetched. Gives how that goes
 * and what tries again; once the machines run nobody asks any more. When a second try finds that the files of
 * this build are gone, the page is loaded anew.
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
      if (isChunkError(error) && takeReloadTurn()) location.reload()
      else setStart('failed')
    })
  }
  return [start, retry]
}
