import type { ReactNode } from 'react'
import styles from './Cases.module.css'

interface CasesProps<Props> {
  /** Stories of the component by name, or objects with args. Each is one case, in this order. */
  of: Record<string, { args?: Partial<Props> }>
  /** Renders the component with the args of a case. */
  draw: (own: Partial<Props>) => ReactNode
  /** Gives each case a small page, for elements that are fixed to an edge of the screen. */
  isFramed?: boolean
}

/** Story parameters for cases with landmarks, which axe would report as duplicates. */
export const severalPages = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

/** The States story of a pattern: all of its states, stacked. */
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
