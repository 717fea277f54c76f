import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Scrolls an area, and nothing around it, to the message that is marked as the newest whenever that is another one. */
export function useNewestInView(area: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useEffect(() => {
    const message = area.current?.querySelector('[data-newest]')?.getBoundingClientRect()
    if (!message) return
    const { left, width, bottom } = area.current!.getBoundingClientRect()
    area.current!.scrollBy({ left: message.left + message.width / 2 - (left + width / 2), top: message.bottom - bottom })
  }, [area, newest])
}
