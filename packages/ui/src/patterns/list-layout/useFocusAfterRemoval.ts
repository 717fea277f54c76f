import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Keeps the focus when the focused row is removed or the focused button is disabled: moves it to the remove button of the row in
 * its place, or to the heading if no row is left. Otherwise the browser would reset the focus to the top of the document.
 */
export function useFocusAfterRemoval() {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<{ element: HTMLElement; position: number }>(null)

  useEffect(() => {
    if (last.current === null) return
    const { element } = last.current
    // A button that clears the list may be disabled. It loses the focus a moment later.
    const isDisabled = element.matches(':disabled') && document.activeElement === element
    if (!isDisabled && (element.isConnected || document.activeElement !== document.body)) return
    const lines = [...root.current!.querySelectorAll('li')]
    const next = lines[Math.min(last.current.position, lines.length - 1)]
    const heading = root.current!.querySelector('h1')!
    heading.tabIndex = -1
    const target = next?.querySelector<HTMLElement>('[data-remove]') ?? heading
    target.focus()
  })

  const trackFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const line = target.closest('li')
    const position = line ? [...line.parentElement!.children].indexOf(line) : 0
    last.current = { element: target, position }
  }
  return { root, trackFocus }
}
