import { lazy, Suspense, useEffect, useState } from 'react'
import { registerToasts } from './notify.ts'

const ToastRegion = lazy(() => import('@shop/ui/components/toast').then((module) => ({ default: module.ToastRegion })))

/** Shows toasts. Its chunk is fetched with the first toast. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => registerToasts(() => setNeeded(true)), [])
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
