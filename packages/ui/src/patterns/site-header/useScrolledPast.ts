import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Returns whether the page is scrolled past an element, without listening to every scroll event. False on the server and
 * until the first observation.
 */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setPast(entry ? !entry.isIntersecting : false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
