import { useEffect, useState } from 'react'
import { previews } from '../preview/previews.ts'
import { previewSend } from '../preview/preview-send.ts'
import { activeStates, chartOf } from '../chart/chart.ts'
import { BoxChart } from '../chart/BoxChart.tsx'
import { drawings } from '../chart/drawn/index.ts'
import { DrawnChart } from '../chart/DrawnChart.tsx'
import { stepWords } from '../copy/index.ts'
import type { KnownMachine } from '@shop/machines/known'
import { machineById } from '@shop/machines/known'
import { ScrollArea } from '../panels/ScrollArea.tsx'
import { Values } from '../panels/Values.tsx'
import { startSandbox, stepOfEdge, waysToStates } from '../sandbox/index.ts'
import type { Sandbox } from '../sandbox/index.ts'
import { valueWords } from '../session/index.ts'
import { useMachineState } from './useMachineState.ts'
import styles from './stories.module.css'

interface StateStoryProps {
  /** The id of the chart. */
  machine: string
  /** The id of the state. */
  state: string
}

/** A machine brought to a state by the shortest way, with what the shop shows then. */
export function StateStory({ machine, state }: StateStoryProps) {
  const known = machineById(machine)!
  const [arrived, setArrived] = useState<{ sandbox: Sandbox; way: readonly string[] } | null>(null)
  useEffect(() => {
    let isGone = false
    void arrive(known, state).then((there) => (isGone ? there.sandbox.stop() : setArrived(there)))
    return () => {
      isGone = true
    }
  }, [known, state])
  return arrived && <Arrived known={known} {...arrived} />
}

function Arrived({ known, sandbox, way }: { known: KnownMachine; sandbox: Sandbox; way: readonly string[] }) {
  const snapshot = useMachineState(sandbox)
  const chart = chartOf(known.machine)
  const drawing = drawings[known.id]
  const marks = { active: activeStates(chart, snapshot.value), taken: new Set<number>(), visited: new Set<string>() }
  const shown = previews[known.id]?.(snapshot, previewSend(sandbox))
  return (
    <div className={styles.state} data-value={valueWords(snapshot.value)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{valueWords(snapshot.value)}</h1>
        {snapshot.tags.size > 0 && <p className={styles.note}>Tags: {[...snapshot.tags].join(', ')}</p>}
      </header>
      <div className={styles.parts}>
        {shown ? (
          <section aria-label="Preview" className={styles.component}>
            {shown}
          </section>
        ) : (
          <p className={styles.note}>The shop shows nothing of its own for this state.</p>
        )}
        <div className={styles.facts}>
          <section>
            <h2 className={styles.subtitle}>The way here</h2>
            <ol className={styles.way}>
              {way.map((words, place) => (
                <li key={place}>{words}</li>
              ))}
            </ol>
          </section>
          <details>
            <summary>What it knows</summary>
            <Values value={JSON.parse(JSON.stringify(snapshot.context))} />
          </details>
        </div>
      </div>
      <section className={styles.wide}>
        <h2 className={styles.subtitle}>Where it stands</h2>
        {drawing ? (
          <ScrollArea label="Drawing of the chart">
            <DrawnChart chart={chart} drawing={drawing} marks={marks} scale={Math.min(1, Math.max(0.75, 1000 / drawing.width))} />
          </ScrollArea>
        ) : null}
      </section>
      <section className={styles.narrow}>
        <h2 className={styles.subtitle}>Where it stands</h2>
        <BoxChart chart={chart} marks={marks} />
      </section>
    </div>
  )
}

async function arrive({ machine, models }: KnownMachine, state: string): Promise<{ sandbox: Sandbox; way: readonly string[] }> {
  const { start, input, steps } = waysToStates(models).get(state)!
  const sandbox = startSandbox(machine, { input })
  const way = [start]
  for (const edge of steps) {
    const step = stepOfEdge(edge, sandbox.snapshot())
    await sandbox.take(step)
    way.push(`${edge.says} (${stepWords(step).slice(0, 160)})`)
  }
  return { sandbox, way }
}
