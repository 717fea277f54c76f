import { useEffect, useRef } from 'react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import styles from './ScrollArea.module.css'

interface ScrollAreaProps {
  /** What scrolls in it. */
  label: string
  onKeyDown?: KeyboardEventHandler
  /** What comes last in it: while that changes the end is shown. Null leaves the place to the person. */
  last?: unknown
  children: ReactNode
}

/** A part that scrolls by itself, by the keyboard too. */
export function ScrollArea({ label, onKeyDown, last = null, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (last !== null) area.current?.scrollTo({ top: area.current.scrollHeight })
  }, [last])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex jsx-a11y/no-noninteractive-element-interactions jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keyboard; a fieldset is for fields
    <div ref={area} className={styles.root} role="group" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
