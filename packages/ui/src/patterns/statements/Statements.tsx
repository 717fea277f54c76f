import styles from './Statements.module.css'

/** Properties of {@link Statements}. */
interface StatementsProps {
  /** Each a heading and a sentence that is worth its size. */
  entries: readonly { title: string; text: string }[]
}

/** What the shop stands for: a few sentences set like a title page, side by side on wide screens. */
export function Statements({ entries }: StatementsProps) {
  return (
    <div className={styles.root}>
      {entries.map(({ title, text }) => (
        <section key={title} className={styles.entry}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </div>
  )
}
