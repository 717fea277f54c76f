import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is at least that many rem wide. An inspector next to the shop is narrow even on a wide screen. */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setIsWide] = useState(false)
  useLayoutEffect(() => {
    const own = element.current!
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setIsWide(own.clientWidth >= width * rem)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(own)
    return () => observer.disconnect()
  }, [element, width])
  return isWide
}
