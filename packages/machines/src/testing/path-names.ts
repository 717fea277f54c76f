import type { Path } from './paths.ts'
import type { Edge } from './walk.ts'

type Named = Pick<Path, 'start' | 'steps'>

/**
 * Names each path after the last event that changes the state, and what it leads to: 'The list cannot be loaded: the browser's copy'.
 * Where several names would be the same, the events that only one of the paths has follow: '(also: the change is rejected)'.
 *
 * @param meaningOf What the user has after a step, in words; null stands for the start.
 * @returns One name for each path, all of them different.
 */
export function pathNames<Route extends Named>(
  paths: readonly Route[],
  meaningOf: (path: Route, step: Edge | null) => string,
): string[] {
  const named = paths.map((path) => {
    const last = path.steps.findLast(({ from, to }) => from !== to)
    const name = `${last?.label ?? path.start}: ${meaningOf(path, last ?? null)}`
    return { name: name.charAt(0).toUpperCase() + name.slice(1), events: [path.start, ...path.steps.map(({ label }) => label)] }
  })
  return named.map(({ name, events }) => {
    const others = named.filter((other) => other.name === name && other.events !== events)
    const own =
      others.length === 0
        ? []
        : ownEvents(
            events,
            others.map((other) => other.events),
          )
    return own.length === 0 ? name : `${name} (also: ${own.join(', ')})`
  })
}

/** The shortest row of events that no other path has, the latest if there are several; empty if the others have every event of the path. */
function ownEvents(events: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  for (let length = 1; length <= events.length; length++) {
    const rows = rowsOf(events, length)
    const own = rows.findLast((row) => !others.some((other) => rowsOf(other, length).some((one) => isSame(one, row))))
    if (own !== undefined) return own
  }
  return []
}

const rowsOf = (events: readonly string[], length: number) =>
  events.slice(0, events.length - length + 1).map((_, at) => events.slice(at, at + length))

const isSame = (row: readonly string[], other: readonly string[]) => row.every((event, at) => event === other[at])
