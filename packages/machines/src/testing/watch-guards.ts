import type { AnyStateMachine } from 'xstate'

/** A machine whose guards note what they answer, and the answers that each has given so far. */
export interface WatchedGuards<Machine> {
  machine: Machine
  answers: ReadonlyMap<string, ReadonlySet<boolean>>
}

/** Makes a machine like the given one that notes each answer of its named guards. */
export function watchGuards<Machine extends AnyStateMachine>(original: Machine): WatchedGuards<Machine> {
  const answers = new Map<string, Set<boolean>>()
  const guards = Object.entries(original.implementations.guards as Record<string, Guard>).map(([name, guard]) => {
    const given = new Set<boolean>()
    answers.set(name, given)
    const watched: Guard = (scope, params) => {
      const answer = guard(scope, params)
      given.add(answer)
      return answer
    }
    return [name, watched]
  })
  // `provide` gives the same type of machine, which the general type of machines cannot tell.
  return { machine: original.provide({ guards: Object.fromEntries(guards) }) as unknown as Machine, answers }
}

type Guard = (scope: unknown, params: unknown) => boolean
