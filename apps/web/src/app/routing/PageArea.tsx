import { lazyPart } from '@shop/ui/components/lazy-part'
import { createContext, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { matchRoutes, useLocation, useNavigation } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { handleOf } from './page.tsx'
import type { Pending } from './page.tsx'

const PendingPage = lazyPart(() => import('./PendingPage.tsx').then((module) => module.PendingPage))

const RoutesContext = createContext<readonly RouteObject[]>([])

/** Provides the routes to the placeholder of the next page. */
export const RoutesProvider = RoutesContext.Provider

/** Milliseconds before a placeholder replaces the current page while the next one is loading. */
const placeholderDelay = 150

interface PageAreaProps {
  /** The next page, when it is slow to load; null otherwise. */
  pending: Pending | null
  children: ReactNode
}

/** Shows the page, or the placeholder of the next page when that one is slow to load. */
export function PageArea({ pending, children }: PageAreaProps) {
  return pending ? <PendingView {...pending} fallback={children} /> : children
}

/** The placeholder of a page that is loading. `fallback` is shown until the placeholder's own chunk is there. */
export function PendingView(props: Pending & { fallback?: ReactNode }) {
  return <PendingPage {...props} isQuiet />
}

/** The placeholder to show; null while no page is loading or the next one may still appear at once. */
export function usePendingPage(): Pending | null {
  const routes = use(RoutesContext)
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const nextPath = next && next.pathname !== pathname ? next.pathname : null
  const [latePath, setLatePath] = useState<string | null>(null)
  useEffect(() => {
    if (nextPath === null) return undefined
    const timer = setTimeout(() => setLatePath(nextPath), placeholderDelay)
    return () => {
      clearTimeout(timer)
      setLatePath(null)
    }
  }, [nextPath])
  if (nextPath === null || latePath !== nextPath) return null
  return handleOf(matchRoutes([...routes], nextPath)?.at(-1)?.route)?.pending ?? null
}
