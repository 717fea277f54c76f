import { useMemo } from 'react'
import { chartOf, shortId, statesOfChart } from '../chart/chart.ts'
import { transitionWords } from '../chart/state-lines.ts'
import { machineById } from '@shop/machines/known'
import { ScrollArea } from '../panels/ScrollArea.tsx'
import { namedPaths, shortestPathsToStates } from '../sandbox/index.ts'
import { Breakable } from '../chart/Breakable.tsx'
import styles from './stories.module.css'

/** The paths of a machine's tests. */
export function PathList({ machine }: { machine: string }) {
  const known = machineById(machine)!
  const paths = useMemo(() => namedPaths(known), [known])
  return (
    <div className={styles.state}>
      <h1 className={styles.title}>
        The {paths.length} paths of {known.title}
      </h1>
      <div className={styles.paths}>
        {paths.map((path, place) => (
          // Names are keys, so a story reports two paths with the same name.
          <details key={path.name} open={place === 0}>
            <summary>
              {path.name} <span className={styles.steps}>{stepsWords(path.steps.length)}</span>
            </summary>
            <ol className={styles.way}>
              <li>
                {path.start} → {path.states[0]}
              </li>
              {path.steps.map(({ label }, step) => (
                <li key={step}>
                  {label} → {path.states[step + 1]}
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </div>
  )
}

/** Every state and transition of a chart, with the path that covers it. Path tests fail when one is not covered. */
export function Coverage({ machine }: { machine: string }) {
  const known = machineById(machine)!
  const chart = useMemo(() => chartOf(known.machine), [known])
  const ways = useMemo(() => shortestPathsToStates(known.models), [known])
  const short = (id: string) => shortId(chart, id)
  return (
    <div className={styles.state}>
      <h1 className={styles.title}>Coverage of {known.title}</h1>
      <ScrollArea label="States">
        <table className={styles.table}>
          <caption>{statesOfChart(chart).length} states</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Shortest path</th>
              <th scope="col">Transitions</th>
            </tr>
          </thead>
          <tbody>
            {statesOfChart(chart).map(({ id }) => {
              const way = ways.get(id)
              return (
                <tr key={id}>
                  <th scope="row">
                    <Breakable text={short(id)} />
                  </th>
                  <td>{way ? `${stepsWords(way.steps.length)} from ‘${way.start}’` : 'passed on the way: it lasts no time'}</td>
                  <td>
                    {chart.transitions
                      .filter(({ source }) => source === id)
                      .map((transition) => transitionWords(transition))
                      .join(', ') || 'none'}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

const stepsWords = (count: number) => (count === 1 ? '1 step' : `${count} steps`)
