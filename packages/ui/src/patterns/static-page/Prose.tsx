import type { ReactNode } from 'react'
import styles from './Prose.module.css'

interface ProseProps {
  /** Unstyled elements: `h2`, `h3`, `p`, `ul`. */
  children: ReactNode
}

/** Running text in lines of at most 75 characters. */
export function Prose({ children }: ProseProps) {
  return <div className={styles.root}>{children}</div>
}
