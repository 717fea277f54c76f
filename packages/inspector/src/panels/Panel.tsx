import type { ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** Controls next to the title of the panel. */
  tools?: ReactNode
  children: ReactNode
}

/** A panel of the inspector with its title. */
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
