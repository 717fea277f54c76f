import type { ReactNode } from 'react'
import styles from './Cases.module.css'

interface CasesProps<Props> {
  /** Stories of the part by name, or properties as a story has them: one case each, in this order. */
  of: Record<string, { args?: Partial<Props> }>
  /** Draws the part with what a case adds to its properties. */
  draw: (own: Partial<Props>) => ReactNode
  /** Each case is a small page of its own: for what is fixed to an edge of the screen. */
  isFramed?: boolean
}

/** Parameters for cases that are landmarks of a page: here there are several pages, and each has its own. */
export const severalPages = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

/** Every state of a pattern, one under the other: its States story. */
export const Cases = <Props,>({ of, draw, isFramed = false }: CasesProps<Props>) => (
  <div className={styles.root}>
    {Object.entries(of).map(([name, { args = {} }]) => (
      <section key={name} aria-label={name} className={styles.case}>
        <p className={styles.name}>{name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')}</p>
        <div className={styles.frame} data-framed={isFramed || undefined}>
          {draw(args)}
        </div>
      </section>
    ))}
  </div>
)
