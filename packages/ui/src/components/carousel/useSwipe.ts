import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Pixels that a finger may move during a tap. */
const tapTolerance = 8

/**
 * Handlers for an element that is swiped sideways; it needs `touch-action: pan-y pinch-zoom`. `onSwipeEnd` gets the distance when
 * the finger lifts: negative for a swipe towards the start of the line, which means next. Mouse events are ignored.
 */
export function useSwipe(onSwipeEnd?: (distance: number) => void) {
  const start = useRef<number>(null)
  const hasMoved = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      hasMoved.current = false
      start.current = event.pointerType !== 'mouse' && event.isPrimary ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      const travelled = event.clientX - start.current
      start.current = null
      hasMoved.current = Math.abs(travelled) > tapTolerance
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      if (hasMoved.current) onSwipeEnd?.(isRightToLeft ? -travelled : travelled)
    },
    onPointerCancel: () => {
      start.current = null
    },
    // The browser sends a click after a swipe, which must not open the link under the finger.
    onClickCapture: (event: MouseEvent) => {
      if (!hasMoved.current) return
      hasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
