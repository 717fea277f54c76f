import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { statesOf, transitionsOf } from './chart-parts.ts'
import type { Path } from './paths.ts'

/** A short page for code reviews: the states of a chart, the events that each state handles, and the paths from each start. */
export function summarizeChart(machine: AnyStateMachine, paths: readonly Path[]): string {
  const transitions = transitionsOf(machine)
  const states = statesOf(machine)
  const starts = new Set(paths.map(({ start }) => start))
  return [
    `# ${machine.id}`,
    `${states.length} states, ${transitions.length} transitions, ${paths.length} paths`,
    [machine.root, ...states].map(({ id }) => describeState(id, transitions)).join('\n'),
    [...starts].map((start) => describeStart(start, paths)).join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

function describeState(id: string, transitions: readonly AnyTransitionDefinition[]): string {
  const counts = new Map<string, number>()
  for (const { source, eventType } of transitions) {
    if (source.id !== id) continue
    const event = eventName(eventType)
    counts.set(event, (counts.get(event) ?? 0) + 1)
  }
  const events = [...counts].map(([event, count]) => (count === 1 ? event : `${event} (${count})`))
  return `- ${id}: ${events.join(', ') || 'no events of its own'}`
}

/** The event type without XState's prefix, and without the state in which a delay starts. */
function eventName(eventType: string): string {
  if (eventType === '') return 'always'
  return eventType.replace(/^xstate\.after\.([^.]+)\..*/, 'after $1').replace(/^xstate\./, '')
}

function describeStart(start: string, paths: readonly Path[]): string {
  const own = paths.filter((path) => path.start === start)
  const steps = own.reduce((sum, path) => sum + path.steps.length, 0)
  return `- Starting with "${start}": paths ${own.length}, steps ${steps}`
}
