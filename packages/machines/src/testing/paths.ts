import { initialTransition, transition } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { showState } from './chart-model.ts'
import type { ChartModel } from './chart-model.ts'
import { walkChart } from './walk.ts'
import type { Edge, Walk } from './walk.ts'

/** A path through a chart: a start and its steps. */
export interface Path {
  start: string
  input: unknown
  steps: Edge[]
  /** The states at the start and after each step, as the model shows them. */
  states: string[]
}

/** The default maximum number of steps in a path, which keeps a failing one readable. */
const usualLength = 12

/**
 * Paths that together take every edge of the chart, with at least one from every start. Each continues to the nearest untaken
 * edge until the next one would make it too long; the same model always has the same paths.
 */
export function coveringPaths<Machine extends AnyStateMachine>(model: ChartModel<Machine>): Path[] {
  const takenBefore = new Set<string>()
  return walkChart(model).flatMap((walk) => {
    const untaken = new Set(walk.edges.filter((edge) => !takenBefore.has(edgeKey(edge))))
    for (const edge of untaken) takenBefore.add(edgeKey(edge))
    return coveringSteps(walk, untaken, model.longestPath ?? usualLength).map((steps) => ({
      start: walk.start,
      input: walk.input,
      steps,
      states: statesAlong(model, walk.input, steps),
    }))
  })
}

/** The edges that leave each state. */
type EdgesByState = ReadonlyMap<string, readonly Edge[]>

function edgeKey({ from, label }: Edge): string {
  return `${from} → ${label}`
}

/** Chooses the steps of each path; one path without steps when there is no edge. */
function coveringSteps({ first, edges }: Walk, untaken: Set<Edge>, longest: number): Edge[][] {
  const paths: Edge[][] = []
  const leaving = new Map(
    [...new Set(edges.map(({ from }) => from))].map((state) => [state, edges.filter(({ from }) => from === state)]),
  )
  do paths.push(nextSteps(first, leaving, untaken, longest))
  while (untaken.size > 0)
  return paths
}

/** Chooses the steps of one path, and removes the edges that it takes from `untaken`. */
function nextSteps(first: string, leaving: EdgesByState, untaken: Set<Edge>, longest: number): Edge[] {
  const steps: Edge[] = []
  for (;;) {
    const way = wayToUntaken(steps.at(-1)?.to ?? first, leaving, untaken)
    if (way.length === 0 || (steps.length > 0 && steps.length + way.length > longest)) return steps
    for (const edge of way) untaken.delete(edge)
    steps.push(...way)
  }
}

/**
 * The shortest steps from a state to an untaken edge, including it; empty when there are none. When two are equally short, an
 * edge that stays in its state comes first.
 */
function wayToUntaken(from: string, leaving: EdgesByState, untaken: ReadonlySet<Edge>): Edge[] {
  const seen = new Set([from])
  let ways: Edge[][] = [[]]
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => (leaving.get(way.at(-1)?.to ?? from) ?? []).map((edge) => [...way, edge]))
    const found = longer.filter((way) => untaken.has(way.at(-1)!))
    if (found.length > 0) return found.find((way) => way.at(-1)!.from === way.at(-1)!.to) ?? found[0]!
    ways = longer.filter((way) => !seen.has(way.at(-1)!.to) && seen.add(way.at(-1)!.to))
  }
  return []
}

/** The states of a path as the chart predicts them, without a real actor. */
function statesAlong(model: ChartModel<AnyStateMachine>, input: unknown, steps: readonly Edge[]): string[] {
  let [state] = initialTransition(model.machine, input)
  const states = [showState(model, state)]
  for (const { eventIn } of steps) {
    ;[state] = transition(model.machine, state, eventIn(state))
    states.push(showState(model, state))
  }
  return states
}
