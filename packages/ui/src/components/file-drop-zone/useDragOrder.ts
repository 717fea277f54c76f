import { useEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { moved } from './moved.ts'

interface DragOrder {
  /** The list. Its children with `data-tile` are the positions. */
  list: RefObject<HTMLElement | null>
  ids: readonly string[]
  /** Called for every position that the tile passes. */
  onOrderChange: (ids: string[]) => void
  /** Called with the final position when the tile is dropped. */
  onDropped: (id: string, place: number) => void
}

/**
 * Reordering by dragging. The tile moves to the position under the pointer; Escape restores the order. A mouse can drag anywhere
 * on the tile, a finger only at the handle, because elsewhere it scrolls. Listeners are on the window because the tile moves in
 * the DOM meanwhile.
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
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      latest.current.onOrderChange(before)
      setDragged(null)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', drop, { signal })
    window.addEventListener('keydown', cancelOnEscape, { signal })
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
