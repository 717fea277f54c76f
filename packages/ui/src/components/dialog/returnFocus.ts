import { useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Returns the focus to the element that had it before the dialog opened. Radix does this only for its own trigger, but any button
 * of the page may open our dialogs. `initialFocus` gets the focus on opening instead of the first control. `successorOf` returns the
 * element that has taken the place of an opener that can no longer have the focus. Without it, the focus moves to the same control
 * of the row in its place when the opener's row was removed, and otherwise to the heading of the page.
 */
export function useReturnFocus(
  initialFocus?: RefObject<HTMLElement | null>,
  successorOf?: (opener: HTMLElement) => HTMLElement | null | undefined,
) {
  const opener = useRef<HTMLElement>(null)
  const inNextRow = useRef<() => HTMLElement | undefined>(() => undefined)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      inNextRow.current = findInNextRow(opener.current)
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
      if (!opener.current || document.activeElement === opener.current) return
      if (successorOf) successorOf(opener.current)?.focus()
      // A screen that moves the focus itself has done so by now.
      else if (!opener.current.isConnected && document.activeElement === document.body) focusReplacement(inNextRow.current())
    },
  }
}

/** Remembers the place of a control in its row, and that of the row, for the time after the row was removed. */
function findInNextRow(control: HTMLElement | null): () => HTMLElement | undefined {
  const row = control?.closest('tr, li')
  const rows = row?.parentElement
  if (!control || !row || !rows) return () => undefined
  const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('a, button, input')]
  const [position, place] = [[...rows.children].indexOf(row), controlsOf(row).indexOf(control)]
  return () => {
    const next = rows.children[Math.min(position, rows.children.length - 1)]
    return rows.isConnected && next ? controlsOf(next)[place] : undefined
  }
}

function focusReplacement(control: HTMLElement | undefined): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!control && heading) heading.tabIndex = -1
  ;(control ?? heading)?.focus()
}
