import { useEffect, useMemo, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import type { Box, Drawing } from './drawing.ts'
import styles from './MiniMap.module.css'
import { placeOfMap } from './place-of-map.ts'

interface MiniMapProps {
  /** The scrollable area with the drawing. */
  area: RefObject<HTMLElement | null>
  drawing: Drawing
  /** The ids of the active states. */
  active: ReadonlySet<string>
  scale: number
}

/**
 * A map of a drawing that is larger than its area: all states, and the visible part, which a click moves. It covers no active state, and
 * is for pointers only, because the keyboard scrolls the area itself.
 */
export function MiniMap({ area, drawing, active, scale }: MiniMapProps) {
  const { width, height, states } = drawing
  const innermost = useMemo(
    () => new Set([...active].filter((id) => ![...active].some((other) => other.startsWith(`${id}.`)))),
    [active],
  )
  const [shown, setShown] = useState<{ visible: Box; place: Box } | null>(null)
  useEffect(() => {
    const own = area.current!
    const look = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = own
      const isWhole = scrollWidth <= clientWidth && scrollHeight <= clientHeight
      const visible = scaled({ x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight }, 1 / scale)
      const boxes = [...innermost]
        .flatMap((id) => states[id] ?? [])
        .map((box) => scaled({ ...box, x: box.x - visible.x, y: box.y - visible.y }, scale))
      const place = isWhole ? null : placeOfMap({ width: clientWidth, height: clientHeight }, drawing, boxes)
      setShown(place && { visible, place })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(own)
    own.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      own.removeEventListener('scroll', look)
    }
  }, [area, drawing, innermost, scale, states])
  if (!shown) return null
  const { visible, place } = shown
  const go = ({ buttons, clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    if (buttons !== 1) return
    const frame = currentTarget.getBoundingClientRect()
    const factor = (width / frame.width) * scale
    area.current!.scrollTo({
      left: (clientX - frame.left) * factor - area.current!.clientWidth / 2,
      top: (clientY - frame.top) * factor - area.current!.clientHeight / 2,
    })
  }
  return (
    <svg
      className={styles.root}
      data-map
      viewBox={`0 0 ${width} ${height}`}
      style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      aria-hidden
      onPointerDown={go}
      onPointerMove={go}
    >
      {Object.entries(states).map(([id, box]) => (
        <rect key={id} className={styles.state} data-active={innermost.has(id) || undefined} {...box} />
      ))}
      <rect className={styles.visible} {...visible} />
    </svg>
  )
}

function scaled({ x, y, width, height }: Box, by: number): Box {
  return { x: x * by, y: y * by, width: width * by, height: height * by }
}
