import type { Chart, ChartState } from '../chart/chart.ts'
import { statesIn } from './expected-state.ts'

/** The states of a chart in which its machine can rest, in the form of the log. */
export function stateSuggestions({ root }: Chart): string[] {
  return textsIn(root)
}

function textsIn(state: ChartState): string[] {
  const parts = statesIn(state).map((child) => withName(child))
  if (state.kind !== 'parallel') return parts.flat()
  return parts.reduce((texts, part) => texts.flatMap((text) => part.map((one) => `${text}, ${one}`)))
}

/** The texts of the states inside a state, after its name; brackets hold the parts of a parallel state together. */
function withName(state: ChartState): string[] {
  const inner = textsIn(state)
  if (inner.length === 0) return [state.name]
  const hasParts = state.kind === 'parallel' && statesIn(state).length > 1
  return inner.map((text) => (hasParts ? `${state.name} (${text})` : `${state.name}.${text}`))
}
