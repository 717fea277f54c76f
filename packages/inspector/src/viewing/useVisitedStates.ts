import { useMemo } from 'react'
import { activeStates } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import type { LogRow } from '../session/index.ts'

/** The states that an actor has visited up to a row. A recording repeats few values, so each is looked up once. */
export function useVisitedStates(chart: Chart, rows: readonly LogRow[], until: LogRow | null): ReadonlySet<string> {
  return useMemo(() => {
    const values = new Map<string, unknown>()
    for (const row of rows) {
      if (until && row.seq > until.seq) break
      values.set(keyOf(row.value), row.value)
    }
    return new Set([...values.values()].flatMap((value) => [...activeStates(chart, value)]))
  }, [chart, rows, until])
}

/** The JSON of the values of parallel states, which takes longer than everything else in a long recording. */
const keys = new WeakMap<object, string>()

function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const key = keys.get(value) ?? JSON.stringify(value)
  keys.set(value, key)
  return key
}
