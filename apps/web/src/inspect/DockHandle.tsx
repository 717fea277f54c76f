import { hasModifier } from '@shop/ui/components'
import type { KeyboardEvent, PointerEvent } from 'react'
import { dockHeights, withinLimits } from './dock-height.ts'
import styles from './dock.module.css'

interface DockHandleProps {
  /** The height of the dock as a percentage of the window's height. */
  height: number
  /** The id of the dock. */
  controls: string
  onChange: (height: number) => void
}

/** Resizes the dock by dragging its upper edge, or with the arrow keys, Home and End. */
export function DockHandle({ height, controls, onChange }: DockHandleProps) {
  const change = (next: number) => onChange(withinLimits(next))
  const press = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    if (event.key === 'ArrowUp') change(height + 5)
    else if (event.key === 'ArrowDown') change(height - 5)
    else if (event.key === 'Home') change(dockHeights.min)
    else if (event.key === 'End') change(dockHeights.max)
    else return
    event.preventDefault()
  }
  const grab = ({ currentTarget, pointerId, button }: PointerEvent) => {
    if (button === 0) currentTarget.setPointerCapture(pointerId)
  }
  const drag = ({ currentTarget, pointerId, clientY }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) change(100 * (1 - clientY / innerHeight))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a control
    <hr
      className={styles.handle}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      aria-label="Height of the inspector"
      aria-orientation="horizontal"
      aria-controls={controls}
      aria-valuenow={height}
      aria-valuemin={dockHeights.min}
      aria-valuemax={dockHeights.max}
      aria-valuetext={`${height} % of the window`}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
    />
  )
}
