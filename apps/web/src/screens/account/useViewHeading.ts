import { useEffect, useRef } from 'react'
import { focusHeading } from '../../app/routing/focus-heading.ts'

/**
 * When another view takes the place of one on the same page, the focus goes to its heading. `view` tells them apart. Like
 * another page it is seen from its top on; a view with an address of its own (`hasAddress`) is scrolled by the router, which
 * knows the old place on the way back.
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
