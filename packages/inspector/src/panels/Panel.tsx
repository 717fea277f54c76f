import type { ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** Tools beside the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A part of the inspector with its name. */
export function Panel({ title, tools, children }: PanelProps) {
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  )
}
