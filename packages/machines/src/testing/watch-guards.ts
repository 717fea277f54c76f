import type { AnyStateMachine } from 'xstate'

/** A machine with observed guards, and the results that each guard has returned so far. */
export interface WatchedGuards<Machine> {
  machine: Machine
  results: ReadonlyMap<string, ReadonlySet<boolean>>
}

/** Creates a copy of the given machine that records the results of its named guards. */
export function watchGuards<Machine extends AnyStateMachine>(original: Machine): WatchedGuards<Machine> {
  const results = new Map<string, Set<boolean>>()
  const guards = Object.entries(original.implementations.guards as Record<string, Guard>).map(([name, guard]) => {
    const given = new Set<boolean>()
    results.set(name, given)
    const watched: Guard = (scope, params) => {
      const result = guard(scope, params)
      given.add(result)
      return result
    }
    return [name, watched]
  })
  // `provide` returns the same type of machine, which the generic machine type cannot express.
  return { machine: original.provide({ guards: Object.fromEntries(guards) }) as unknown as Machine, results }
}

type Guard = (scope: unknown, params: unknown) => boolean
