import type { ReactNode } from 'react'
import styles from './Scene.module.css'

interface SceneProps {
  /** Layout of the children: as in a form, a row, a text page, or below the heading of a screen. */
  layout?: 'form' | 'row' | 'page' | 'screen'
  children: ReactNode
}

/** The Examples story of a component: components in the context of a screen. */
export const Scene = ({ layout = 'form', children }: SceneProps) => (
  <div className={styles.root} data-layout={layout}>
    {children}
  </div>
)
