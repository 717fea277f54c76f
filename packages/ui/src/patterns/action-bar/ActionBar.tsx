import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './ActionBar.module.css'
import { useOffScreenMark } from './useOffScreenMark.ts'

interface ActionBarProps {
  /** `tall` leaves room for a line of text above the action. */
  height?: 'usual' | 'tall'
  className?: string | undefined
  children: ReactNode
}

/**
 * The main action of a page. On phones and tablets it is a fixed bar above the bottom navigation; on wide and on low screens it is
 * part of the content. The footer and the cookie banner make room for it, and the chat link is hidden while it is on the screen.
 */
export function ActionBar({ height = 'usual', className, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useOffScreenMark(bar)
  return (
    <div ref={bar} className={classNames(styles.root, className)} data-action-bar={height}>
      {children}
    </div>
  )
}
