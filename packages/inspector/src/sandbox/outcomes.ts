import type { KnownMachine } from '@shop/machines/known'
import type { AnyMachineSnapshot } from 'xstate'

/** A possible outcome of a request, with its label. */
interface NamedOutcome {
  label: string
  data: unknown
}

/** The possible outcomes of a request. */
export interface Outcomes {
  responses: readonly NamedOutcome[]
  failures: readonly NamedOutcome[]
}

/** Failures that any request can have. */
const classes: readonly NamedOutcome[] = [
  { label: 'signed out (401)', data: { status: 401, serverMessage: 'Please log in.' } },
  { label: 'not allowed (403)', data: { status: 403, serverMessage: 'Only admins may do this.' } },
  { label: 'not found (404)', data: { status: 404, serverMessage: 'It was not found.' } },
  { label: 'conflict (409)', data: { status: 409 } },
  { label: 'rejected (422)', data: { status: 422, serverMessage: 'The server rejected it.', issues: [] } },
  { label: 'too many tries (429)', data: { status: 429, serverMessage: 'Too many tries. Please wait a minute.' } },
  { label: 'server down (500)', data: { status: 500 } },
  { label: 'no network', data: { status: null } },
]

/** The outcomes that path tests use for a request, and every kind of failure. */
export function outcomesOf({ models }: KnownMachine, request: string, snapshot: AnyMachineSnapshot): Outcomes {
  const named = (end: 'done' | 'failed') =>
    models.flatMap(({ ends }) =>
      Object.entries(ends?.[request]?.[end] ?? {}).map(([label, data]) => ({
        label,
        data: typeof data === 'function' ? (data as (state: AnyMachineSnapshot) => unknown)(snapshot) : data,
      })),
    )
  return { responses: once(named('done')), failures: [...once(named('failed')), ...classes] }
}

function once(outcomes: readonly NamedOutcome[]): NamedOutcome[] {
  return [...new Map(outcomes.map((outcome) => [outcome.label, outcome])).values()]
}
