import type { Chart, ChartState, ChartTransition } from './chart.ts'

/** What stands in the box of a state, below its name. */
export interface StateLine {
  text: string
  /** The transition that the line is; null for what the state asks for. */
  transition: number | null
}

/** The lines in a state's box: what it asks for, and the transitions that leave it as it is. */
export function stateLines({ transitions }: Chart, { id, asks }: ChartState): StateLine[] {
  const inside = transitions.flatMap((transition, place) =>
    transition.source === id && transition.targets.length === 0 ? [{ text: transitionWords(transition), transition: place }] : [],
  )
  return [...asks.map((name) => ({ text: `asks ${name}`, transition: null })), ...inside]
}

/** A transition in a line: `message.submitted [isFilledIn]`. */
export function transitionWords({ says, guard }: ChartTransition): string {
  return guard === null ? says : `${says} [${guard}]`
}
