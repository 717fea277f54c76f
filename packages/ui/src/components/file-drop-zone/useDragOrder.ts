import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { moved } from './moved.ts'

interface DragOrder {
  /** Whose children with `data-tile` are the places. */
  list: RefObject<HTMLElement | null>
  /** The ids in their order. */
  ids: readonly string[]
  /** Called with every place that the tile passes. */
  onOrderChange: (ids: string[]) => void
  /** Called when it is let go, with its place. */
  onDropped: (id: string, place: number) => void
}

/**
 * Order by dragging: the tile takes the place that the pointer is over, and Escape puts it back. A mouse takes hold anywhere, a finger
 * at the grip alone, since elsewhere it scrolls the page. The listeners are the window's: the tile itself moves in the page meanwhile.
 */
export function useDragOrder(order: DragOrder) {
  const [dragged, setDragged] = useState<string | null>(null)
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })

  useEffect(() => {
    if (dragged === null) return
    const before = [...latest.current.ids]
    const follow = (event: PointerEvent) => {
      const { ids, list, onOrderChange } = latest.current
      const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-tile]')
      if (!tile || !list.current?.contains(tile)) return
      const to = ids.indexOf(tile.dataset['tile'] ?? '')
      const from = ids.indexOf(dragged)
      if (to !== -1 && from !== -1 && to !== from) onOrderChange(moved(ids, from, to))
    }
    const drop = () => {
      const place = latest.current.ids.indexOf(dragged)
      if (place !== before.indexOf(dragged)) latest.current.onDropped(dragged, place)
      setDragged(null)
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      latest.current.onOrderChange(before)
      setDragged(null)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', drop, { signal })
    window.addEventListener('keydown', giveUp, { signal })
    return () => listening.abort()
  }, [dragged])

  const startDrag = (id: string, event: ReactPointerEvent) => {
    const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !onGrip)) return
    event.preventDefault()
    setDragged(id)
  }
  return { dragged, startDrag }
}
