import { useEffect, useState } from 'react'

/**
 * The slides whose pictures are worth having on the page: those that have been shown, and, once the
 * page is at rest, the next one. So a first visit fetches one hero picture and not five, and still
 * no slide appears before its picture has had the time to arrive.
 */
export function useShownSlides(index: number, count: number): ReadonlySet<number> {
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([index]))
  useEffect(() => {
    if (count < 2) return undefined
    const add = () => setShown((current) => new Set([...current, index, (index + 1) % count]))
    const timer = setTimeout(add, restDelay)
    return () => clearTimeout(timer)
  }, [index, count])
  return shown.has(index) ? shown : new Set([...shown, index])
}

/** Milliseconds after which the first view has had its bytes; well below the time a slide stays. */
const restDelay = 2500
