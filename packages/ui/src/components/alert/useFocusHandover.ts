import { useLayoutEffect, useRef } from 'react'

/** The element that got the focus of the last alert that was removed. */
let successor: HTMLElement | null = null

/**
 * Keeps the focus when an area is removed with its focused control, as an alert is by Try again: moves it to the nearest element around
 * the area that stays, so that Tab and a screen reader continue there. If the retry fails, the button of the new alert gets it.
 *
 * @returns The ref of the area.
 */
export function useFocusHandover() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = ref.current!
    if (successor?.contains(area) && document.activeElement === successor) area.querySelector<HTMLElement>('button, a')?.focus()
    return () => {
      if (area.contains(document.activeElement)) handOver(area)
    }
  }, [])
  return ref
}

function handOver(area: HTMLElement): void {
  const around: HTMLElement[] = []
  for (let element = area.parentElement; element && element !== document.body; element = element.parentElement)
    around.push(element)
  // React removes the area after this, perhaps with some of the elements around it.
  queueMicrotask(() => {
    successor = around.find(({ isConnected }) => isConnected) ?? null
    // A screen may have moved the focus itself.
    if (document.activeElement === document.body && successor !== null) focusOnce(successor)
  })
}

/** Focuses an element that is no control. It loses its `tabindex` with the focus, so that a click does not focus it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
