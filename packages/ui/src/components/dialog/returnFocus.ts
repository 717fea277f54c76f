import { useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Returns the focus to the element that had it before the dialog opened. Radix does this only for its own trigger, but any button
 * of the page may open our dialogs. `initialFocus` gets the focus on opening instead of the first control. `successorOf` returns the
 * element that has taken the place of an opener that can no longer have the focus.
 */
export function useReturnFocus(
  initialFocus?: RefObject<HTMLElement | null>,
  successorOf?: (opener: HTMLElement) => HTMLElement | null | undefined,
) {
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
      if (opener.current && document.activeElement !== opener.current) successorOf?.(opener.current)?.focus()
    },
  }
}
