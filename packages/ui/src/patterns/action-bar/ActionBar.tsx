import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './ActionBar.module.css'

/** Properties of {@link ActionBar}. */
interface ActionBarProps {
  /** `tall` has a line of text above the action. */
  height?: 'usual' | 'tall'
  className?: string | undefined
  children: ReactNode
}

/**
 * The main action of a page: on phones and tablets a bar above the bottom navigation, within reach of a thumb; on wide
 * screens it stands where it is written. The footer, the chat link and the cookie banner make room for it.
 */
export function ActionBar({ height = 'usual', className, children }: ActionBarProps) {
  return (
    <div className={classNames(styles.root, className)} data-action-bar={height}>
      {children}
    </div>
  )
}
