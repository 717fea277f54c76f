import { lazyPart, usePrefetch } from '@shop/ui/components/lazy-part'
import { useEffect, useState } from 'react'
import { registerToasts } from './notify.ts'

const ToastRegion = lazyPart(() => import('@shop/ui/components/toast').then((module) => module.ToastRegion))

const parts = [ToastRegion]

/** Shows toasts. Its chunk is fetched when the page rests, or with the first toast. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => registerToasts(() => setNeeded(true)), [])
  usePrefetch(parts)
  return isNeeded ? <ToastRegion isQuiet /> : null
}
