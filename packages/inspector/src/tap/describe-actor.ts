import { StateMachine } from 'xstate'
import type { AnyActor, AnyStateMachine } from 'xstate'
import type { AboutActor, SnapshotRecord } from '../protocol/index.ts'
import type { Copier } from '../redaction/index.ts'
import { transitionsOf } from '@shop/machines/testing'

/** The chart of an actor; null for what is no machine. */
export function machineOf({ logic }: AnyActor): AnyStateMachine | null {
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : null
}

/** What an actor is. Requests and listeners look alike; the chart that asks for one waits for the end of a request. */
export function kindOf(actor: AnyActor): AboutActor['kind'] {
  if (machineOf(actor)) return 'machine'
  const chart = actor._parent && machineOf(actor._parent as AnyActor)
  if (!chart) return 'other'
  const isAwaited = transitionsOf(chart).some(({ eventType }) => eventType === `xstate.done.actor.${actor.id}`)
  return isAwaited ? 'request' : 'listener'
}

/** The name under which a parent's chart asks for an actor; null for a root and for what was made without a name. */
export function sourceOf({ src }: AnyActor): string | null {
  return typeof src === 'string' ? src : null
}

/** The chart of a machine as JSON, as it was written; of another actor its name alone. */
export function definitionOf(actor: AnyActor, copier: Copier): string {
  const machine = machineOf(actor)
  if (!machine) return JSON.stringify({ id: actor.id })
  const known = definitions.get(machine.config)
  if (known !== undefined) return known
  const definition = JSON.stringify(copier.copy(machine.config, { copy: 512 * 1024, text: 2000, depth: 60 }).value)
  definitions.set(machine.config, definition)
  return definition
}

const definitions = new WeakMap<object, string>()

/** The parts of a snapshot that Stately's tools know; what leads back to the chart stays away. */
export function snapshotRecord(snapshot: SnapshotRecord | undefined): SnapshotRecord {
  if (!snapshot) return { status: 'active' }
  const { status, value, context, tags, output, error, children } = snapshot
  return {
    status,
    ...(value !== undefined && { value, context, tags: [...(tags ?? [])], children }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  }
}
