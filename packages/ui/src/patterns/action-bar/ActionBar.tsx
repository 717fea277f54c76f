import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  /** `tall` leaves room for a line of text above the action. */
  height?: 'usual' | 'tall'
  className?: string | undefined
  children: ReactNode
}

/**
 * The main action of a page. On phones and tablets it is a fixed bar above the bottom navigation; on wide screens it is part
 * of the content. The footer, the chat link and the cookie banner make room for it.
 */
export function ActionBar({ height = 'usual', className, children }: ActionBarProps) {
  return (
    <div className={classNames(styles.root, className)} data-action-bar={height}>
      {children}
    </div>
  )
}
