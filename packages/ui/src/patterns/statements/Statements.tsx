import styles from './Statements.module.css'

interface StatementsProps {
  /** Headings with a sentence each. */
  entries: readonly { title: string; text: string }[]
}

/** The values of the shop: a few large sentences, side by side on wide screens. */
export function Statements({ entries }: StatementsProps) {
  return (
    <div className={styles.root}>
      {entries.map(({ title, text }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </div>
  )
}
