import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Publishes the height of the open dock to the style sheet, which moves the bars at the bottom of the page above the dock and lets
 * the end of the page scroll above it.
 */
export function useDockSpace(dock: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const page = document.documentElement
    const publish = () => page.style.setProperty('--dock-height', `${dock.current!.offsetHeight}px`)
    publish()
    page.dataset['dock'] = ''
    const observer = new ResizeObserver(publish)
    observer.observe(dock.current!)
    return () => {
      observer.disconnect()
      delete page.dataset['dock']
      page.style.removeProperty('--dock-height')
    }
  }, [dock, isOpen])
}
