import type { ReactNode } from 'react'
import { Icon } from '../components/icon/index.ts'
import styles from './Pair.module.css'

interface SideProps {
  /** The rule in one sentence. */
  text: string
  /** An example that follows or breaks the rule. */
  children: ReactNode
}

/** Two examples side by side on a page: one to follow and one to avoid. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pair}`}>{children}</div>
}

/** The example to follow. */
export function Do({ text, children }: SideProps) {
  return <Side kind="do" text={text} example={children} />
}

/** The example to avoid. */
export function Dont({ text, children }: SideProps) {
  return <Side kind="dont" text={text} example={children} />
}

function Side({ kind, text, example }: { kind: 'do' | 'dont'; text: string; example: ReactNode }) {
  return (
    <figure className={styles.side} data-kind={kind}>
      <div className={styles.example} inert>
        {example}
      </div>
      <figcaption className={styles.text}>
        <Icon name={kind === 'do' ? 'check' : 'close'} size="small" />
        <span>
          <strong>{kind === 'do' ? 'Do' : "Don't"}</strong> {text}
        </span>
      </figcaption>
    </figure>
  )
}
