import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix does so only for a trigger of its own, and our dialogs are
 * opened by buttons anywhere on the page.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
