import { cloneElement, useId, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Tooltip.module.css'

/** Where the tip stands: above or below what it explains. */
export const tooltipSides = ['above', 'below'] as const

export interface TooltipProps {
  /** One short sentence. Nothing that somebody needs: a finger has no pointer to rest. */
  text: string
  /** Where it stands. */
  side?: (typeof tooltipSides)[number]
  /** What it explains: one control, which takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  className?: string | undefined
}

/** A few words about a control, while the pointer rests on it or the focus is in it. Escape sends it away. */
export function Tooltip({ text, side = 'above', children, className }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    // The Escape is for the tip alone, not for the dialog around it.
    event.stopPropagation()
    setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens; the control inside is what people use
    <span
      className={classNames(styles.root, className)}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={escape}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.tip} data-side={side} data-open={isOpen || undefined}>
        {text}
      </span>
    </span>
  )
}
