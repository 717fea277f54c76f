import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { Link } from '../../components/link/index.ts'
import styles from './LegalText.module.css'
import { Prose } from './Prose.tsx'

/** One section of a legal page. */
export interface LegalSection {
  /** Fragment of the address: 'warranty' in '/terms#warranty'. */
  id: string
  title: string
  content: ReactNode
}

interface LegalTextProps {
  sections: readonly LegalSection[]
}

/**
 * The numbered sections of a legal page with a table of contents. It is sticky on wide screens where all of it fits; on small ones it
 * expands when pressed, without JavaScript.
 */
export function LegalText({ sections }: LegalTextProps) {
  return (
    <div className={styles.root}>
      <nav className={styles.sidebar} aria-label="On this page">
        <p className={styles.heading}>On this page</p>
        <Contents sections={sections} />
      </nav>
      <details className={styles.above}>
        <summary className={styles.summary}>
          On this page
          <Icon name="chevron-down" />
        </summary>
        <nav aria-label="On this page">
          <Contents sections={sections} />
        </nav>
      </details>
      <div className={styles.sections}>
        {sections.map(({ id, title, content }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 className={styles.title} id={`${id}-title`}>
              {index + 1}. {title}
            </h2>
            <Prose>{content}</Prose>
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: LegalTextProps) {
  return (
    <ol role="list">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link className={styles.link} variant="quiet" href={`#${id}`}>
            <span className={styles.number}>{index + 1}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}
