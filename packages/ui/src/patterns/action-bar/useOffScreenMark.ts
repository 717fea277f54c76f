import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Sets `data-off-screen` on an element while it is scrolled out of the viewport. */
export function useOffScreenMark(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current!
    const observer = new IntersectionObserver(([entry]) => target.toggleAttribute('data-off-screen', !entry!.isIntersecting))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
}
