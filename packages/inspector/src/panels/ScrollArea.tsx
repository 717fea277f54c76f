import { useEffect, useRef } from 'react'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import styles from './ScrollArea.module.css'

interface ScrollAreaProps {
  /** The accessible name of the area. */
  label: string
  onKeyDown?: KeyboardEventHandler
  /** The last item: when it changes, the area scrolls to its end. With null it only scrolls when the user scrolls. */
  last?: unknown
  /** The element of the area, for callers that scroll it. */
  ref?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** A scrollable area that the keyboard can scroll too. */
export function ScrollArea({ label, onKeyDown, last = null, ref, children }: ScrollAreaProps) {
  const own = useRef<HTMLDivElement>(null)
  const area = ref ?? own
  useEffect(() => {
    if (last !== null) area.current?.scrollTo({ top: area.current.scrollHeight })
  }, [area, last])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex jsx-a11y/no-noninteractive-element-interactions jsx-a11y/prefer-tag-over-role -- a scrollable area must be reachable by keyboard; a fieldset is for fields
    <div ref={area} className={styles.root} role="group" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
