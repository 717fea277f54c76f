import { useEffect, useState } from 'react'

/** Milliseconds after which the first view has had its bytes; well below the time that a slide stays. */
const restDelay = 2500

/** False while the page is still arriving, then true: the moment for what can wait. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restDelay)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest
}
