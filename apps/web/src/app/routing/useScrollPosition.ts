import { limits } from '@shop/domain'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls a new page to its top after 10 ms, and the page of an item after 50 ms. The router's ScrollRestoration handles Back and
 * forward. Every link disables it for new pages, so the two never interfere.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const isNew = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (!isNew) return undefined
    const delay = /^\/(product|collection)\//i.test(pathname) ? limits.cardScrollDelay : limits.scrollDelay
    const timer = setTimeout(() => window.scrollTo(0, 0), delay)
    return () => clearTimeout(timer)
  }, [pathname, isNew])
}
