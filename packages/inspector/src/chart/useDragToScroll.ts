import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The distance in pixels from which a press is a drag and no click. */
const slack = 4

/** Lets a mouse drag the content of a scrollable area. Fingers and pens scroll it without help. */
export function useDragToScroll(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = area.current!
    const press = (start: PointerEvent) => {
      if (start.pointerType !== 'mouse' || start.button !== 0) return
      const [left, top] = [own.scrollLeft, own.scrollTop]
      const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
        const [x, y] = [clientX - start.clientX, clientY - start.clientY]
        if (!own.hasAttribute('data-dragged') && Math.hypot(x, y) < slack) return
        // The capture also keeps the release from clicking a transition.
        own.setPointerCapture(pointerId)
        own.setAttribute('data-dragged', '')
        own.scrollTo({ left: left - x, top: top - y })
      }
      const release = () => {
        own.removeEventListener('pointermove', move)
        own.removeAttribute('data-dragged')
      }
      own.addEventListener('pointermove', move)
      own.addEventListener('pointerup', release, { once: true })
      own.addEventListener('pointercancel', release, { once: true })
    }
    own.addEventListener('pointerdown', press)
    return () => own.removeEventListener('pointerdown', press)
  }, [area])
}
