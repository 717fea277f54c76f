import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Handlers to spread on the element that a finger moves over. It needs `touch-action: pan-y pinch-zoom`. */
export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
  onClickCapture: (event: MouseEvent) => void
}

/** CSS pixels that a finger may tremble during a tap. */
const tapTolerance = 8

/**
 * Reports how far a finger travelled sideways, once, when it leaves. A mouse is left alone, and the
 * click that a browser sends after a swipe is swallowed, so that swiping does not also press the button.
 */
export function useSwipe(onSwipeEnd: (distance: number) => void): SwipeHandlers {
  const start = useRef<number | null>(null)
  const hasTravelled = useRef(false)
  return {
    onPointerDown: (event) => {
      hasTravelled.current = false
      start.current = event.pointerType !== 'mouse' && event.isPrimary ? event.clientX : null
    },
    onPointerUp: (event) => {
      if (start.current === null) return
      const distance = event.clientX - start.current
      start.current = null
      hasTravelled.current = Math.abs(distance) > tapTolerance
      if (hasTravelled.current) onSwipeEnd(distance)
    },
    onPointerCancel: () => {
      start.current = null
    },
    onClickCapture: (event) => {
      if (!hasTravelled.current) return
      hasTravelled.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
