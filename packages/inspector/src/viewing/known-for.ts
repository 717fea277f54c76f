import { machineById } from '@shop/machines/known'
import type { KnownMachine } from '@shop/machines/known'
import type { ActorRecord } from '../session/index.ts'

/** The shop's machine of an actor; null for another chart. Stately's own producer only reports the id of the chart. */
export function knownFor(actor: ActorRecord | null): KnownMachine | null {
  if (!actor) return null
  const id = actor.machineId ?? idIn(actor.definition)
  return machineById(id) ?? null
}

function idIn(definition: string | null): string | null {
  try {
    return (JSON.parse(definition ?? '') as { id?: string; states?: object }).id ?? null
  } catch {
    return null
  }
}
