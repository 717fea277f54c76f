import { useMemo } from 'react'
import { ChartPanel } from '../panels/ChartPanel.tsx'
import { ScrollArea } from '../panels/ScrollArea.tsx'
import { chartOf } from '../chart/chart.ts'
import { drawings } from '../chart/drawn/index.ts'
import { machineById } from '@shop/machines/known'
import type { KnownMachine } from '@shop/machines/known'
import { Breakable } from '../chart/Breakable.tsx'
import styles from './stories.module.css'

/** The chart of a machine, and its events with their fields and the examples of the path tests. */
export function Overview({ machine }: { machine: string }) {
  const known = machineById(machine)!
  const chart = useMemo(() => chartOf(known.machine), [known])
  return (
    <div className={styles.state}>
      <h1 className={styles.title}>{known.title}</h1>
      <ChartPanel
        chart={chart}
        drawing={drawings[known.id] ?? null}
        value={undefined}
        row={null}
        rows={[]}
        sender="Open the sandbox of this machine to send the event."
      />
      <ScrollArea label="Events">
        <table className={styles.table}>
          <caption>{Object.keys(known.events).length} events</caption>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Payload</th>
              <th scope="col">Examples</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(known.events).map(([type, schema]) => (
              <tr key={type}>
                <th scope="row">
                  <Breakable text={type} />
                </th>
                <td>{Object.keys(schema.shape).join(', ') || 'nothing'}</td>
                <td>{triedWith(known, type).join('; ') || 'its own parts send it'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}

function triedWith({ models }: KnownMachine, type: string): string[] {
  const cases = models.flatMap((model) => Object.keys((model.cases as Record<string, object>)[type] ?? {}))
  return [...new Set(cases)]
}
