import type { Chart, ChartState, ChartTransition } from './chart.ts'

/** A line in the box of a state, below its name. */
export interface StateLine {
  text: string
  /** The index of the line's transition; null for a request that the state invokes. */
  transition: number | null
}

/** The lines in the box of a state: the requests that it invokes, and the transitions that stay in it. */
export function stateLines({ transitions }: Chart, { id, requests }: ChartState): StateLine[] {
  const inside = transitions.flatMap((transition, place) =>
    transition.source === id && transition.targets.length === 0 ? [{ text: transitionWords(transition), transition: place }] : [],
  )
  return [...requests.map((name) => ({ text: `invokes ${name}`, transition: null })), ...inside]
}

/** A transition in a line: `message.submitted [isFilledIn]`. */
export function transitionWords({ label, guard }: ChartTransition): string {
  return guard === null ? label : `${label} [${guard}]`
}
