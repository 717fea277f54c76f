import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the place in the page when the focused control is removed, such as the button of a removed row.
 *
 * @param target The element that gets the focus then, such as the heading above the rows. It needs `tabIndex={-1}`.
 * @param count How many rows or controls there are.
 */
export function useFocusOnRemoval(target: RefObject<HTMLElement | null>, count: number): void {
  const lastCount = useRef(count)
  useEffect(() => {
    const isLost = count < lastCount.current && document.activeElement === document.body
    if (isLost) target.current?.focus({ preventScroll: true })
    lastCount.current = count
  }, [target, count])
}
