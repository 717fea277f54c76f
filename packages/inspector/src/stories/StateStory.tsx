import { useEffect, useState } from 'react'
import { previews } from '../preview/previews.ts'
import { previewSend } from '../preview/preview-send.ts'
import { activeStates, chartOf } from '../chart/chart.ts'
import { BoxChart } from '../chart/BoxChart.tsx'
import { StateDescriptions } from '../chart/StateDescriptions.tsx'
import { drawings } from '../chart/drawn/index.ts'
import { DrawnChart } from '../chart/DrawnChart.tsx'
import { stepWords } from '../copy/index.ts'
import type { KnownMachine } from '@shop/machines/known'
import { machineById } from '@shop/machines/known'
import { ScrollArea } from '../panels/ScrollArea.tsx'
import { Values } from '../panels/Values.tsx'
import { startSandbox, stepOfEdge, shortestPathsToStates } from '../sandbox/index.ts'
import type { Sandbox } from '../sandbox/index.ts'
import { valueWords } from '../session/index.ts'
import { useMachineState } from './useMachineState.ts'
import styles from './stories.module.css'

interface StateStoryProps {
  /** The id of the machine's chart. */
  machine: string
  /** The id of the state in the chart. */
  state: string
}

/** A machine in a state, with the preview, the shortest path to the state, the context and the chart. */
export function StateStory({ machine, state }: StateStoryProps) {
  const known = machineById(machine)!
  const [reached, setReached] = useState<{ sandbox: Sandbox; path: readonly string[] } | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void reach(known, state).then((result) => (isUnmounted ? result.sandbox.stop() : setReached(result)))
    return () => {
      isUnmounted = true
    }
  }, [known, state])
  return reached && <StateView known={known} {...reached} />
}

function StateView({ known, sandbox, path }: { known: KnownMachine; sandbox: Sandbox; path: readonly string[] }) {
  const snapshot = useMachineState(sandbox)
  const chart = chartOf(known.machine)
  const drawing = drawings[known.id]
  const marks = { active: activeStates(chart, snapshot.value), taken: new Set<number>(), visited: new Set<string>() }
  const shown = previews[known.id]?.(snapshot, previewSend(sandbox))
  return (
    <div className={styles.state} data-value={valueWords(snapshot.value)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{valueWords(snapshot.value)}</h1>
        <StateDescriptions chart={chart} value={snapshot.value} />
        {snapshot.tags.size > 0 && <p className={styles.note}>Tags: {[...snapshot.tags].join(', ')}</p>}
      </header>
      <div className={styles.parts}>
        {shown ? (
          <section aria-label="Preview" className={styles.component}>
            {shown}
          </section>
        ) : (
          <p className={styles.note}>
            {known.id in previews ? 'The shop has no screen for this state.' : 'This machine has no preview.'}
          </p>
        )}
        <div className={styles.facts}>
          <section>
            <h2 className={styles.subtitle}>The path to this state</h2>
            <ol className={styles.way}>
              {path.map((words, place) => (
                <li key={place}>{words}</li>
              ))}
            </ol>
          </section>
          <details>
            <summary>Context</summary>
            <Values value={JSON.parse(JSON.stringify(snapshot.context))} />
          </details>
        </div>
      </div>
      <section className={styles.wide} data-axe="elsewhere">
        <h2 className={styles.subtitle}>Position in the chart</h2>
        {drawing ? (
          <ScrollArea label="Drawing of the chart">
            <DrawnChart chart={chart} drawing={drawing} marks={marks} scale={Math.min(1, Math.max(0.75, 1000 / drawing.width))} />
          </ScrollArea>
        ) : null}
      </section>
      <section className={styles.narrow} data-axe="elsewhere">
        <h2 className={styles.subtitle}>Position in the chart</h2>
        <BoxChart chart={chart} marks={marks} />
      </section>
    </div>
  )
}

async function reach({ machine, models }: KnownMachine, state: string): Promise<{ sandbox: Sandbox; path: readonly string[] }> {
  const { start, input, steps } = shortestPathsToStates(models).get(state)!
  const sandbox = startSandbox(machine, { input })
  const path = [start]
  for (const edge of steps) {
    const step = stepOfEdge(edge, sandbox.snapshot())
    await sandbox.take(step)
    path.push(`${edge.label} (${stepWords(step).slice(0, 160)})`)
  }
  return { sandbox, path }
}
