import { Fragment } from 'react'
import styles from './AccountFacts.module.css'

interface AccountFactsProps {
  /** The facts in order, each with its label. An empty text is shown as 'Not given'. */
  facts: readonly { label: string; text: string }[]
}

/** The saved details of an account, which a form replaces while they are edited. */
export function AccountFacts({ facts }: AccountFactsProps) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, text }) => (
        <Fragment key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.text}>{text === '' ? 'Not given' : text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
