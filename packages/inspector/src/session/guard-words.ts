import type { GuardResult } from '../protocol/index.ts'

/** Names each guard that was false: `isSessionOver is false, isConnectionLost is false`. Empty without one. */
export function guardWords(guards: readonly GuardResult[]): string {
  return guards.flatMap(({ guard, result }) => (result ? [] : [`${guard} is false`])).join(', ')
}
