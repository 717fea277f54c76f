import { useEffect, useRef } from 'react'

/**
 * Focuses the first button of a banner that the user opened, and returns the focus afterwards. A banner that appears by itself
 * does not move the focus.
 */
export function useBannerFocus(isAskedFor: boolean) {
  const firstButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAskedFor) return undefined
    const opener = document.activeElement
    firstButton.current?.focus()
    return () => {
      const isFocusLost = document.activeElement === document.body
      if (isFocusLost && opener instanceof HTMLElement) opener.focus()
    }
  }, [isAskedFor])
  return firstButton
}
