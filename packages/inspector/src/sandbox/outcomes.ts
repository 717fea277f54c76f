import { errorStatuses } from '../faults/faults.ts'
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
  ...Object.entries(errorStatuses).map(([status, { label, message }]) => ({
    label,
    data: { status: Number(status), serverMessage: message, issues: [] },
  })),
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
