import { useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Returns the focus to the element that had it before the dialog opened. Radix does this only for its own trigger, but any button
 * of the page may open our dialogs. `initialFocus` gets the focus on opening instead of the first control.
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
