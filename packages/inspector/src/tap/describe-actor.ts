import { StateMachine } from 'xstate'
import type { AnyActor, AnyStateMachine } from 'xstate'
import type { AboutActor, SnapshotRecord } from '../protocol/index.ts'
import type { Copier } from '../redaction/index.ts'
import { transitionsOf } from '@shop/machines/testing'

/** The machine of an actor; null for an actor without one. */
export function machineOf({ logic }: AnyActor): AnyStateMachine | null {
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : null
}

/** The kind of an actor. A request differs from a listener only in that its parent's chart handles its result. */
export function kindOf(actor: AnyActor): AboutActor['kind'] {
  if (machineOf(actor)) return 'machine'
  const chart = actor._parent && machineOf(actor._parent as AnyActor)
  if (!chart) return 'other'
  const isAwaited = transitionsOf(chart).some(({ eventType }) => eventType === `xstate.done.actor.${actor.id}`)
  return isAwaited ? 'request' : 'listener'
}

/** The name by which a parent's chart invokes an actor; null for a root and for an actor without a name. */
export function sourceOf({ src }: AnyActor): string | null {
  return typeof src === 'string' ? src : null
}

/** The configuration of a machine as JSON; for another actor, only its name. */
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

/** The fields of a snapshot that Stately's tools know, without references to the machine. */
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
