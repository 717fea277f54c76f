import { lazy, Suspense, useEffect, useState } from 'react'
import { provideNotices } from './notices.ts'

const ToastRegion = lazy(() => import('@shop/ui/components/toast').then((module) => ({ default: module.ToastRegion })))

/** Where notices appear; nothing of it is fetched before there is a first one. */
export function Notices() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => provideNotices(() => setNeeded(true)), [])
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
