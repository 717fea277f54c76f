import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Scrolls an area, and nothing around it, until the selected row is visible. Null follows the end of the log instead. */
export function useSelectionInView(area: RefObject<HTMLElement | null>, selected: number | null): void {
  useEffect(() => {
    const row = area.current?.querySelector('[data-current]')?.getBoundingClientRect()
    if (selected === null || !row) return
    const visible = area.current!.getBoundingClientRect()
    const head = area.current!.querySelector('thead')?.getBoundingClientRect().height ?? 0
    const above = Math.min(0, row.top - visible.top - head)
    area.current!.scrollBy({ top: above < 0 ? above : Math.max(0, row.bottom - visible.bottom) })
  }, [area, selected])
}
