import { useEffect, useRef } from 'react'
import { focusHeading } from '../../app/routing/focus-heading.ts'

/**
 * Focuses the heading when another view replaces the one on the same page; `view` tells them apart. The page also scrolls to
 * its top, unless the view has an address of its own (`hasAddress`): the router then restores the scroll position on Back.
 */
export function useViewHeading(view: unknown, { hasAddress = false } = {}): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (!hasAddress) window.scrollTo(0, 0)
    focusHeading()
  }, [view, hasAddress])
}
