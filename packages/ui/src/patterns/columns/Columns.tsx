import type { ReactNode } from 'react'
import styles from './Columns.module.css'

interface ColumnsProps {
  /** Short related blocks, each with a heading. */
  entries: readonly { title: string; content: ReactNode }[]
}

/** Short blocks side by side, such as the address and the opening hours. On phones they are stacked. */
export function Columns({ entries }: ColumnsProps) {
  return (
    <div className={styles.root}>
      {entries.map(({ title, content }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}
