import { useEffect, useState } from 'react'

/** Milliseconds until the first screen is loaded; well below the duration of a slide. */
const restDelay = 2500

/** False while the page loads, then true, when deferred work may start. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restDelay)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}
