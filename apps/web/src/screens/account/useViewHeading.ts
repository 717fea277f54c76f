import { useEffect, useRef } from 'react'
import { focusHeading } from '../../app/focus-heading.ts'

/** When another view takes the place of one on the same page, the focus goes to its heading. `view` tells them apart. */
export function useViewHeading(view: unknown): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    focusHeading()
  }, [view])
}
