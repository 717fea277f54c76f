import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { focusHeading } from '../../app/routing/focus-heading.ts'
import { inertOutside } from './inert-outside.ts'

/** The element that covers the screen while a sheet is open. Nothing else of the page can be reached then. */
export function useSheetElement(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = element.current
    if (!isOpen || !sheet) return undefined
    const restore = inertOutside(sheet)
    return () => {
      restore()
      // The search box would bring up the keyboard of the phone again.
      if (sheet.contains(document.activeElement)) focusHeading()
    }
  }, [isOpen])
  return element
}
