import type { ReactNode } from 'react'
import styles from './Scene.module.css'

interface SceneProps {
  /** How the parts stand: as in a form, as in a row of a page, as in a page of text, or as under the heading of a screen. */
  layout?: 'form' | 'row' | 'page' | 'screen'
  children: ReactNode
}

/** Parts as they stand together in a screen: the Examples story of a component. */
export const Scene = ({ layout = 'form', children }: SceneProps) => (
  <div className={styles.root} data-layout={layout}>
    {children}
  </div>
)
