import { Button } from '@shop/ui/components'
import { Breakable } from '../chart/Breakable.tsx'
import { shortId } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import { transitionWords } from '../chart/state-lines.ts'
import type { KnownMachine } from '@shop/machines/known'
import type { ShortestPath } from '../sandbox/index.ts'
import type { LogRow } from '../session/index.ts'
import { coverageOf } from '../viewing/coverage.ts'
import { usePaths } from '../viewing/usePaths.ts'
import type { MachinePaths } from '../viewing/usePaths.ts'
import styles from './Paths.module.css'

interface PathsProps {
  known: KnownMachine
  chart: Chart
  /** The log rows of the actor. */
  rows: readonly LogRow[]
  first: unknown
  /** Starts a sandbox and takes the steps of the path. */
  onGo: (path: ShortestPath) => void
}

/** The shortest path to each state, the paths of the tests, and how much of the chart this recording covers. */
export function Paths({ known, chart, rows, first, onGo }: PathsProps) {
  const paths = usePaths(known)
  const { states, transitions, missed, untaken } = coverageOf(chart, rows, first)
  const short = (id: string) => shortId(chart, id)
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>Covered by this recording</h3>
      <p>
        {states.reached} of {states.all} states, {transitions.taken} of {transitions.all} transitions
      </p>
      <details>
        <summary>Not covered yet</summary>
        {missed.length + untaken.length === 0 && <p>Everything is covered.</p>}
        <Missing title="States" words={missed.map(short)} />
        <Missing
          title="Transitions"
          words={untaken.map((place) => {
            const transition = chart.transitions[place]!
            return `${short(transition.source)}: ${transitionWords(transition)}`
          })}
        />
      </details>
      {paths ? (
        <FoundPaths chart={chart} paths={paths} onGo={onGo} />
      ) : (
        <p className={styles.note}>The paths are being computed.</p>
      )}
    </div>
  )
}

interface FoundPathsProps extends Pick<PathsProps, 'chart' | 'onGo'> {
  paths: MachinePaths
}

/** The paths, each with a button that takes it in a sandbox. */
function FoundPaths({ chart, paths: { toStates, ofTests }, onGo }: FoundPathsProps) {
  const short = (id: string) => shortId(chart, id)
  return (
    <>
      <h3 className={styles.title}>Open a state in a sandbox</h3>
      <ul className={styles.list}>
        {[...toStates]
          .filter(([id]) => id !== chart.id)
          .map(([id, path]) => (
            <li key={id} className={styles.row}>
              <span>
                <Breakable text={short(id)} /> <span className={styles.note}>{stepCount(path.steps.length)}</span>
              </span>
              <Button variant="secondary" aria-label={`Go to ${short(id)}`} onClick={() => onGo(path)}>
                Go
              </Button>
            </li>
          ))}
      </ul>
      <h3 className={styles.title}>The {ofTests.length} paths of the tests</h3>
      {ofTests.map((path) => (
        <details key={path.name} className={styles.path}>
          <summary>
            {path.name} <span className={styles.note}>{stepCount(path.steps.length)}</span>
          </summary>
          <ol className={styles.steps}>
            {path.steps.map(({ label }, step) => (
              <li key={step}>
                {label} → {path.states[step + 1]}
              </li>
            ))}
          </ol>
          <Button variant="secondary" aria-label={`Take the path: ${path.name}`} onClick={() => onGo(path)}>
            Take the path
          </Button>
        </details>
      ))}
    </>
  )
}

/** What a recording has not covered yet, under its heading. */
function Missing({ title, words }: { title: string; words: readonly string[] }) {
  return (
    words.length > 0 && (
      <>
        <h4 className={styles.title}>{title}</h4>
        <ul className={styles.list}>
          {words.map((one, place) => (
            <li key={place}>
              <Breakable text={one} />
            </li>
          ))}
        </ul>
      </>
    )
  )
}

const stepCount = (count: number) => (count === 1 ? '1 step' : `${count} steps`)
