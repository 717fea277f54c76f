import { useCallback, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, WheelEvent } from 'react'
import { pan, unzoomed, zoomAbout } from './zoom.ts'

type Point = { x: number; y: number }

/**
 * Zooms one picture by pinch, double tap, wheel and the keys +, - and 0. Dragging and the arrow keys move an enlarged picture; an arrow
 * key moves it by a quarter of `stage`. Call `reset` when the picture changes.
 */
export function useZoom() {
  const [zoom, setZoom] = useState(unzoomed)
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (zoom.scale > 1 || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      const screen = event.currentTarget.getBoundingClientRect()
      if (other) {
        const about = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, screen)
        const ratio = distance(now, other) / Math.max(1, distance(before, other))
        setZoom((current) => zoomAbout(current, current.scale * ratio, about))
      } else if (zoom.scale > 1) {
        setZoom((current) => pan(current, { x: now.x - before.x, y: now.y - before.y }, screen))
      }
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const about = fromMiddle({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect())
      setZoom((current) => zoomAbout(current, current.scale > 1 ? 1 : 2.5, about))
    },
    onWheel: (event: WheelEvent<HTMLElement>) => {
      const about = fromMiddle({ x: event.clientX, y: event.clientY }, event.currentTarget.getBoundingClientRect())
      setZoom((current) => zoomAbout(current, current.scale * (event.deltaY < 0 ? 1.15 : 1 / 1.15), about))
    },
  }

  const step = (factor: number) => setZoom((current) => zoomAbout(current, current.scale * factor, { x: 0, y: 0 }))

  /** Returns whether it handled the key. */
  const pressKey = ({ key }: KeyboardEvent): boolean => {
    const factor = zoomKeys[key]
    const direction = zoom.scale > 1 ? panKeys[key] : undefined
    if (factor !== undefined) step(factor)
    else if (direction && stage.current) {
      const { width, height } = stage.current.getBoundingClientRect()
      setZoom((current) => pan(current, { x: (direction.x * width) / 4, y: (direction.y * height) / 4 }, { width, height }))
    } else return false
    return true
  }

  const reset = useCallback(() => setZoom(unzoomed), [])
  return { stage, zoom, handlers, pressKey, step, reset }
}

const zoomKeys: Partial<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }

/** The arrow keys show more of their side, so the picture moves the other direction. */
const panKeys: Partial<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const fromMiddle = (point: Point, box: DOMRect) => ({
  x: point.x - box.x - box.width / 2,
  y: point.y - box.y - box.height / 2,
})
