import { useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix does so only for a trigger of its own, and our dialogs are
 * opened by buttons anywhere on the page. `initialFocus` takes the focus on opening in place of the first control.
 */
export function useReturnFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
