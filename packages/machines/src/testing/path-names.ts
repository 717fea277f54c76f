import type { Path } from './paths.ts'
import type { Edge } from './walk.ts'

type Named = Pick<Path, 'start' | 'steps'>

/**
 * Names each path after the last event that changes the state, and what it leads to: 'The list cannot be loaded: the browser's copy'.
 * Where several names would be the same, the events that only one of the paths has follow: '(also: the change is rejected)'. Where two paths
 * have none, the events follow with which only one of them ends.
 *
 * @param meaningOf What the user has after a step, in words; null stands for the start.
 * @returns One name for each path, all of them different.
 */
export function pathNames<Route extends Named>(
  paths: readonly Route[],
  meaningOf: (path: Route, step: Edge | null) => string,
): string[] {
  const named = paths.map((path) => {
    const last = path.steps.filter(({ from, to }) => from !== to).at(-1)
    const name = `${last?.label ?? path.start}: ${meaningOf(path, last ?? null)}`
    return { name: name.charAt(0).toUpperCase() + name.slice(1), events: [path.start, ...path.steps.map(({ label }) => label)] }
  })
  const owned = named.map((path) => {
    const others = named.filter((other) => other.name === path.name && other !== path).map(({ events }) => events)
    return { ...path, others, own: others.length === 0 ? [] : ownEvents(path.events, others) }
  })
  return owned.map((path) => {
    const isShared = owned.some((other) => other !== path && other.name === path.name && other.own.length === 0)
    const shown = path.own.length === 0 && isShared ? ownEnding(path.events, path.others) : path.own
    return shown.length === 0 ? path.name : `${path.name} (also: ${shown.join(', ')})`
  })
}

/** The shortest row of events that no other path has, the latest if there are several; empty if the others have every row of the path. */
function ownEvents(events: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  for (let length = 1; length <= events.length; length++) {
    const rows = rowsOf(events, length)
    const own = [...rows].reverse().find((row) => !others.some((other) => rowsOf(other, length).some((one) => isSame(one, row))))
    if (own !== undefined) return own
  }
  return []
}

/** The shortest row of events at the end of a path with which no other path ends. */
function ownEnding(events: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  const lengths = events.map((_, place) => place + 1)
  const length = lengths.find((each) => !others.some((other) => isSame(events.slice(-each), other.slice(-each)))) ?? 0
  return length === 0 ? [] : events.slice(-length)
}

const rowsOf = (events: readonly string[], length: number) =>
  events.slice(0, events.length - length + 1).map((_, at) => events.slice(at, at + length))

const isSame = (row: readonly string[], other: readonly string[]) => row.every((event, at) => event === other[at])
