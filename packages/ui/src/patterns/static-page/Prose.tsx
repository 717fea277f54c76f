import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './Prose.module.css'

interface ProseProps {
  /** Unstyled elements: `h2`, `h3`, `p`, `ul`. */
  children: ReactNode
  className?: string | undefined
}

/** Running text in lines of at most 75 characters. */
export function Prose({ children, className }: ProseProps) {
  return <div className={classNames(styles.root, className)}>{children}</div>
}
