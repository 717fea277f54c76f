import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { hasModifier } from '@shop/ui/components'
import { ScrollArea } from '../panels/ScrollArea.tsx'
import styles from './ChartView.module.css'
import { DrawnChart } from './DrawnChart.tsx'
import type { DrawnChartProps } from './DrawnChart.tsx'
import { MiniMap } from './MiniMap.tsx'
import { useDragToScroll } from './useDragToScroll.ts'

interface ChartViewProps extends DrawnChartProps {
  /** Sets the scale; null fits the chart into the area. */
  onScale: (scale: number | null) => void
}

/**
 * A drawn chart that can be scrolled, dragged and zoomed: with the wheel and Ctrl, or with the keys plus, minus and 0. A chart that
 * is larger than its area has a map.
 */
export function ChartView({ onScale, ...drawn }: ChartViewProps) {
  const { drawing, scale } = drawn
  const area = useRef<HTMLDivElement>(null)
  /** The point of the drawing under the pointer while the wheel zooms, and its place in the area. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  useDragToScroll(area)
  useEffect(() => {
    const own = area.current!
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      // Otherwise the browser zooms the page.
      event.preventDefault()
      const frame = own.getBoundingClientRect()
      const [left, top] = [event.clientX - frame.left, event.clientY - frame.top]
      anchor.current = { x: (own.scrollLeft + left) / scale, y: (own.scrollTop + top) / scale, left, top }
      onScale(scale * (event.deltaY < 0 ? 1.25 : 0.8))
    }
    own.addEventListener('wheel', zoom, { passive: false })
    return () => own.removeEventListener('wheel', zoom)
  }, [scale, onScale])
  useEffect(() => {
    const { x, y, left, top } = anchor.current ?? {}
    anchor.current = null
    if (x !== undefined) area.current!.scrollTo({ left: x * scale - left!, top: y! * scale - top! })
  }, [scale])
  const keys = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const { key } = event
    if (key === '+' || key === '=') onScale(scale * 1.25)
    else if (key === '-') onScale(scale * 0.8)
    else if (key === '0') onScale(null)
  }
  return (
    <div className={styles.root}>
      <ScrollArea ref={area} label="Drawing of the chart" onKeyDown={keys}>
        <DrawnChart {...drawn} />
      </ScrollArea>
      <MiniMap area={area} drawing={drawing} active={drawn.marks.active} scale={scale} />
    </div>
  )
}
