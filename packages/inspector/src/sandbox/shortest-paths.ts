import { walkChart } from '@shop/machines/testing'
import type { ChartModel, Edge } from '@shop/machines/testing'
import { initialTransition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { stepOf } from './step.ts'
import type { Step } from './step.ts'

/** The shortest path of a model to a state. */
export interface ShortestPath {
  start: string
  input: unknown
  steps: readonly Edge[]
}

type Models = readonly ChartModel<AnyStateMachine>[]

/** The step for an edge in a state. The payload may depend on the state. */
export function stepOfEdge({ eventIn }: Pick<Edge, 'eventIn'>, snapshot: AnyMachineSnapshot): Step {
  const event = eventIn(snapshot)
  return stepOf(event) ?? { kind: 'send', event }
}

const knownPaths = new WeakMap<Models, ReadonlyMap<string, ShortestPath>>()

/**
 * The shortest paths to the states of a machine, over all its models, by the id of the state. They are found once, because a large
 * chart takes 200 ms and each of its states has a story.
 */
export function shortestPathsToStates(models: Models): ReadonlyMap<string, ShortestPath> {
  const paths = knownPaths.get(models) ?? findPaths(models)
  knownPaths.set(models, paths)
  return paths
}

function findPaths(models: Models): Map<string, ShortestPath> {
  const paths = new Map<string, ShortestPath>()
  for (const model of models) {
    for (const { start, input, first, edges } of walkChart(model)) {
      const known = new Map<string, readonly Edge[]>([[first, []]])
      keepShortest(paths, model.machine, null, { start, input, steps: [] })
      // Edges are sorted by distance, so the first path to a state is a shortest one.
      for (const edge of edges) {
        const before = known.get(edge.from)
        if (!before) continue
        const steps = [...before, edge]
        if (!known.has(edge.to)) known.set(edge.to, steps)
        keepShortest(paths, model.machine, edge, { start, input, steps })
      }
    }
  }
  return paths
}

function keepShortest(paths: Map<string, ShortestPath>, machine: AnyStateMachine, edge: Edge | null, path: ShortestPath): void {
  const snapshot = edge?.snapshot ?? firstSnapshot(machine, path.input)
  for (const { id } of snapshot._nodes as { id: string }[]) {
    const known = paths.get(id)
    if (!known || known.steps.length > path.steps.length) paths.set(id, path)
  }
}

function firstSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
  return initialTransition(machine, input)[0]
}
