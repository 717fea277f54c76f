import { useEffect, useState } from 'react'

/** Milliseconds until the first screen is loaded; well below the duration of a slide. */
const loadDelay = 2500

/** False while the page loads, then true, when deferred work may start. */
export function useIsPageLoaded(): boolean {
  const [isPageLoaded, setPageLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPageLoaded(true), loadDelay)
    return () => clearTimeout(timer)
  }, [])
  return isPageLoaded
}
