import type { KnownMachine } from '@shop/machines/known'
import type { AnyMachineSnapshot } from 'xstate'

/** A possible outcome of a request, with its sentence. */
interface NamedOutcome {
  says: string
  data: unknown
}

/** The outcome of a request. */
export interface Outcomes {
  answers: readonly NamedOutcome[]
  failures: readonly NamedOutcome[]
}

/** Failures that any request can have. */
const classes: readonly NamedOutcome[] = [
  { says: 'signed out (401)', data: { status: 401, serverMessage: 'Please log in.' } },
  { says: 'not allowed (403)', data: { status: 403, serverMessage: 'Only admins may do this.' } },
  { says: 'not found (404)', data: { status: 404, serverMessage: 'It was not found.' } },
  { says: 'conflict (409)', data: { status: 409 } },
  { says: 'refused (422)', data: { status: 422, serverMessage: 'The server says no.', issues: [] } },
  { says: 'too many tries (429)', data: { status: 429, serverMessage: 'Too many tries. Please wait a minute.' } },
  { says: 'server down (500)', data: { status: 500 } },
  { says: 'no network', data: { status: null } },
]

/** The outcomes that path tests try for a request, and every kind of failure. */
export function outcomesOf({ models }: KnownMachine, request: string, snapshot: AnyMachineSnapshot): Outcomes {
  const named = (end: 'done' | 'failed') =>
    models.flatMap(({ ends }) =>
      Object.entries(ends?.[request]?.[end] ?? {}).map(([says, data]) => ({
        says,
        data: typeof data === 'function' ? (data as (state: AnyMachineSnapshot) => unknown)(snapshot) : data,
      })),
    )
  return { answers: once(named('done')), failures: [...once(named('failed')), ...classes] }
}

function once(outcomes: readonly NamedOutcome[]): NamedOutcome[] {
  return [...new Map(outcomes.map((outcome) => [outcome.says, outcome])).values()]
}
