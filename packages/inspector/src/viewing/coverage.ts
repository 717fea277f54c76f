import type { Chart } from '../chart/chart.ts'
import { activeStates, statesOfChart } from '../chart/chart.ts'
import type { LogRow } from '../session/index.ts'

/** How much of a chart a recording covers. */
export interface SessionCoverage {
  states: { reached: number; all: number }
  transitions: { taken: number; all: number }
  /** The states that were never active. */
  missed: readonly string[]
  /** The indexes of the transitions that were never taken. */
  untaken: readonly number[]
}

/** Measures the coverage of the rows of one actor. */
export function coverageOf(chart: Chart, rows: readonly LogRow[], first: unknown): SessionCoverage {
  const all = statesOfChart(chart).map(({ id }) => id)
  const reached = new Set(
    [activeStates(chart, first), ...rows.map(({ value }) => activeStates(chart, value))].flatMap((ids) => [...ids]),
  )
  const taken = new Set(rows.flatMap(({ transitions }) => transitions))
  // A transient state is never active after a step, so it counts as covered when one of its transitions was taken.
  for (const place of taken) {
    const source = chart.transitions[place]?.source
    if (source && all.includes(source)) reached.add(source)
  }
  return {
    states: { reached: reached.size, all: all.length },
    transitions: { taken: taken.size, all: chart.transitions.length },
    missed: all.filter((id) => !reached.has(id)),
    untaken: chart.transitions.flatMap((_, place) => (taken.has(place) ? [] : [place])),
  }
}
