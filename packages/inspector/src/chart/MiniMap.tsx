import { useEffect, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import type { Box, Drawing } from './drawing.ts'
import styles from './MiniMap.module.css'

interface MiniMapProps {
  /** The scrollable area with the drawing. */
  area: RefObject<HTMLElement | null>
  drawing: Drawing
  /** The ids of the active states. */
  active: ReadonlySet<string>
  scale: number
}

/**
 * A map of a drawing that is larger than its area: all states, and the visible part, which a click moves. It is for pointers only,
 * because the keyboard scrolls the area itself.
 */
export function MiniMap({ area, drawing: { width, height, states }, active, scale }: MiniMapProps) {
  const [visible, setVisible] = useState<Box | null>(null)
  useEffect(() => {
    const own = area.current!
    const look = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = own
      const isWhole = scrollWidth <= clientWidth && scrollHeight <= clientHeight
      setVisible(
        isWhole
          ? null
          : { x: scrollLeft / scale, y: scrollTop / scale, width: clientWidth / scale, height: clientHeight / scale },
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(own)
    own.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      own.removeEventListener('scroll', look)
    }
  }, [area, scale])
  if (!visible) return null
  const isInnermost = (id: string) => active.has(id) && ![...active].some((other) => other.startsWith(`${id}.`))
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
    <svg className={styles.root} data-map viewBox={`0 0 ${width} ${height}`} aria-hidden onPointerDown={go} onPointerMove={go}>
      {Object.entries(states).map(([id, box]) => (
        <rect key={id} className={styles.state} data-active={isInnermost(id) || undefined} {...box} />
      ))}
      <rect className={styles.visible} {...visible} />
    </svg>
  )
}
