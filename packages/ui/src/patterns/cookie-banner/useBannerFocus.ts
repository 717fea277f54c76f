import { useEffect, useRef } from 'react'

/**
 * Where the person asked for the banner, its first button takes the focus, and whatever had it gets it back afterwards.
 * A banner that comes by itself leaves the focus where it is.
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
