import { Breakable } from './Breakable.tsx'
import { activeStates, describedStates, shortId } from './chart.ts'
import type { Chart } from './chart.ts'
import styles from './StateDescriptions.module.css'

/** What the active states of a chart mean, in words: one line for each of its parallel parts. */
export function StateDescriptions({ chart, value }: { chart: Chart; value: unknown }) {
  const described = describedStates(chart, activeStates(chart, value))
  return (
    described.length > 0 && (
      <ul className={styles.root}>
        {described.map(({ id, description }) => (
          <li key={id}>
            <span className={styles.name}>
              <Breakable text={shortId(chart, id)} />
            </span>
            : {description}
          </li>
        ))}
      </ul>
    )
  )
}
