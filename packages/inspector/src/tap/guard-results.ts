import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { transitionsOf } from '@shop/machines/testing'
import { guardName } from '../chart/guard-name.ts'
import type { GuardResult } from '../protocol/index.ts'

/** The results of a chart's guards for an event in a state. */
export interface EventGuards {
  /** The results in order of evaluation, up to the first guard that passes. */
  guards: readonly GuardResult[]
  /** Whether the state has any transition for the event. */
  isHandled: boolean
}

/**
 * Evaluates the guards again as the chart has done: they read the context and the event and change nothing. Guards
 * without a name cannot be evaluated; the shop has none.
 */
export function guardResults(snapshot: AnyMachineSnapshot, event: EventObject): EventGuards {
  const places = placesOf(snapshot.machine as AnyStateMachine)
  const candidates = candidatesOf(snapshot, event.type)
  const guards: GuardResult[] = []
  const settled = new Set<string>()
  for (const transition of candidates) {
    // After a guard has passed, the outer states are not evaluated.
    if ([...settled].some((id) => id === transition.source.id || id.startsWith(`${transition.source.id}.`))) continue
    const evaluated = evaluate(transition, snapshot, event)
    if (evaluated) guards.push({ ...evaluated, transition: places.get(transition) ?? -1 })
    if (evaluated?.result !== false) settled.add(transition.source.id)
  }
  return { guards, isHandled: candidates.length > 0 }
}

/** The index of each transition in its chart. */
export function placesOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, number> {
  let places = knownPlaces.get(machine)
  if (!places) {
    places = new Map(transitionsOf(machine).map((transition, place) => [transition, place]))
    knownPlaces.set(machine, places)
  }
  return places
}

const knownPlaces = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, number>>()

/** The transitions for an event, those of inner states first. */
function candidatesOf({ _nodes }: AnyMachineSnapshot, eventType: string): AnyTransitionDefinition[] {
  return [..._nodes]
    .sort((one, other) => other.path.length - one.path.length)
    .flatMap((node) => [...(node.transitions.get(eventType) ?? []), ...(node.transitions.get('*') ?? [])])
}

type GuardImplementation = (scope: { context: unknown; event: EventObject }, params: unknown) => boolean

function evaluate(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): { guard: string; result: boolean } | null {
  const name = guardName(guard)
  // A combined guard evaluates its parts itself.
  if (name !== null && typeof guard === 'function' && 'check' in guard) {
    const check = guard.check as (state: AnyMachineSnapshot, scope: object, self: unknown) => boolean
    return { guard: name, result: check(snapshot, { context: snapshot.context, event }, guard) }
  }
  const { machine, context } = snapshot
  const implementation = (machine.implementations.guards as Record<string, unknown>)[name ?? '']
  if (name === null || typeof implementation !== 'function') return null
  const given: unknown = typeof guard === 'object' && 'params' in guard ? guard.params : undefined
  const params: unknown = typeof given === 'function' ? given({ context, event }) : given
  return { guard: name, result: (implementation as GuardImplementation)({ context, event }, params) }
}
