import type { KnownMachine } from '@shop/machines/known'
import { shortestPathsToStates } from '../sandbox/shortest-paths.ts'

/** The ids of the states that a machine can rest in, sorted by their distance from the start. */
export function restingStates({ machine, models }: KnownMachine): string[] {
  return [...shortestPathsToStates(models).keys()].filter((id) => ['atomic', 'final'].includes(machine.getStateNodeById(id).type))
}
