import { createContext, lazy, Suspense, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { matchRoutes, useLocation, useNavigation } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { handleOf } from './page.tsx'
import type { Pending } from './page.tsx'

const PendingPage = lazy(() => import('./PendingPage.tsx').then((module) => ({ default: module.PendingPage })))

const RoutesContext = createContext<readonly RouteObject[]>([])

/** Gives the routes to what shows a page that is on its way. */
export const RoutesProvider = RoutesContext.Provider

/** Milliseconds that a page may take before the one that is left gives way to a skeleton. */
const patience = 150

interface PageAreaProps {
  /** The page that is on its way and late; null while none is. */
  pending: Pending | null
  children: ReactNode
}

/** The page; or the shape of the next one with its loading text, when that one is slow to come. */
export function PageArea({ pending, children }: PageAreaProps) {
  return pending ? <PendingView {...pending} fallback={children} /> : children
}

/** The shape of a page that is on its way. `fallback` stands there until the shape itself has been fetched. */
export function PendingView({ fallback = null, ...pending }: Pending & { fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <PendingPage {...pending} />
    </Suspense>
  )
}

/** What to show of a page that is on its way; null while none is, or while it is still expected at once. */
export function usePendingPage(): Pending | null {
  const routes = use(RoutesContext)
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const nextPath = next && next.pathname !== pathname ? next.pathname : null
  const [latePath, setLatePath] = useState<string | null>(null)
  useEffect(() => {
    if (nextPath === null) return undefined
    const timer = setTimeout(() => setLatePath(nextPath), patience)
    return () => {
      clearTimeout(timer)
      setLatePath(null)
    }
  }, [nextPath])
  if (nextPath === null || latePath !== nextPath) return null
  return handleOf(matchRoutes([...routes], nextPath)?.at(-1)?.route)?.pending ?? null
}
