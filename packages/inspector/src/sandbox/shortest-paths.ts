import { coveringPaths, walkChart } from '@shop/machines/testing'
import type { ChartModel, Edge, Path } from '@shop/machines/testing'
import { initialTransition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { stepOf } from './step.ts'
import type { Step } from './step.ts'

/** The shortest way of a model to a state. */
export interface Way {
  start: string
  input: unknown
  steps: readonly Edge[]
}

/** The step that an edge of a walk is in a state: payloads may depend on it. */
export function stepOfEdge({ eventIn }: Pick<Edge, 'eventIn'>, snapshot: AnyMachineSnapshot): Step {
  const event = eventIn(snapshot)
  return stepOf(event) ?? { kind: 'send', event }
}

/** The shortest ways to the states of a machine, by the id of the state, over all its models. */
export function waysToStates(models: readonly ChartModel<AnyStateMachine>[]): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const model of models) {
    for (const { start, input, first, edges } of walkChart(model)) {
      const known = new Map<string, readonly Edge[]>([[first, []]])
      keep(ways, model.machine, null, { start, input, steps: [] })
      // The edges come the nearest first, so the first way to a place is a shortest one.
      for (const edge of edges) {
        const before = known.get(edge.from)
        if (!before) continue
        const steps = [...before, edge]
        if (!known.has(edge.to)) known.set(edge.to, steps)
        keep(ways, model.machine, edge, { start, input, steps })
      }
    }
  }
  return ways
}

/** The paths that together take every edge of the models. */
export function pathsOf(models: readonly ChartModel<AnyStateMachine>[]): Path[] {
  return models.flatMap((model) => coveringPaths(model))
}

function keep(ways: Map<string, Way>, machine: AnyStateMachine, edge: Edge | null, way: Way): void {
  const snapshot = edge?.snapshot ?? firstSnapshot(machine, way.input)
  for (const { id } of snapshot._nodes as { id: string }[]) {
    const known = ways.get(id)
    if (!known || known.steps.length > way.steps.length) ways.set(id, way)
  }
}

function firstSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  return initialTransition(machine, input)[0]
}
