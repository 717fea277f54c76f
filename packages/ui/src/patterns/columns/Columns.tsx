import type { ReactNode } from 'react'
import styles from './Columns.module.css'

/** Properties of {@link Columns}. */
interface ColumnsProps {
  /** Short things that belong together, each under its heading. */
  entries: readonly { title: string; content: ReactNode }[]
}

/** Short parts of a page side by side, one below the other on phones: where the shop is, and when it is open. */
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
