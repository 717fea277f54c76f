import type { KnownMachine } from '@shop/machines/known'
import { coveringPaths, pathNames } from '@shop/machines/testing'
import type { Path } from '@shop/machines/testing'
import { initialTransition } from 'xstate'
import { activeStates, chartOf, describedStates } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import { shortDescription } from '../chart/short-description.ts'

/** A path of the tests of a machine. */
export interface NamedPath extends Path {
  /** What happens, and what the user has then: 'The list cannot be loaded: the browser's copy'. No other path has the name. */
  name: string
}

const knownPaths = new WeakMap<KnownMachine, readonly NamedPath[]>()

/** The paths that together take every edge of the models of a machine. They are found once, because a large chart takes half a second. */
export function namedPaths(known: KnownMachine): readonly NamedPath[] {
  const paths = knownPaths.get(known) ?? findPaths(known)
  knownPaths.set(known, paths)
  return paths
}

function findPaths({ machine, models }: KnownMachine): NamedPath[] {
  const chart = chartOf(machine)
  const paths = models.flatMap((model) => coveringPaths(model))
  const names = pathNames(paths, ({ input, steps, states }, step) => {
    const place = step === null ? -1 : steps.lastIndexOf(step)
    const valueAt = (at: number): unknown => steps[at]?.snapshot.value ?? initialTransition(machine, input)[0].value
    return meaningOf(chart, valueAt(place - 1), valueAt(place)) ?? states[place + 1]!
  })
  return paths.map((path, place) => ({ ...path, name: names[place]! }))
}

/** What a state value means: the description of the first state that it enters. */
function meaningOf(chart: Chart, before: unknown, value: unknown): string | null {
  const [left, active] = [activeStates(chart, before), activeStates(chart, value)]
  const described = describedStates(chart, active)
  const entered = described.find(({ id }) => !left.has(id)) ?? described[0]
  return entered ? shortDescription(entered.description!) : null
}
