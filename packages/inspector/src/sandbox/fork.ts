import type { StateValue } from 'xstate'
import type { KnownMachine } from '@shop/machines/known'
import { Copier, Placeholders } from '../redaction/index.ts'
import { placeOf, snapshotAt } from '../session/index.ts'
import type { Session } from '../session/index.ts'
import { recordedSteps } from './recorded-steps.ts'
import { startSandbox, StepError } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

/**
 * Starts a sandbox with a machine in the state that it had in a session, by repeating everything that happened to it.
 * When the recording does not go back that far, or leads elsewhere, for instance because a long text was truncated, the machine
 * starts in the state itself: the requests of that state are sent again, and its timers do not run.
 *
 * @throws {StepError} When the machine has no such state, as in a recording of another version of the shop.
 */
export async function fork({ machine }: KnownMachine, session: Session, sessionId: string, seq: number): Promise<Sandbox> {
  const place = `Fork of ${session.hello.place}`
  const { input, steps } = recordedSteps(session, sessionId, seq)
  const { value, context } = snapshotAt(session, sessionId, placeOf(session, seq)) ?? {}
  const sandbox = startSandbox(machine, { input, place })
  try {
    for (const { step } of steps) await sandbox.take(step)
    const isThere = isSame(sandbox.value(), value)
    if (isThere && (!areStepsTruncated(session, sessionId, seq) || isSameCopy(sandbox.snapshot().context, context)))
      return sandbox
  } catch {
    // The recording begins later, or another version of the shop has made it.
  }
  sandbox.stop()
  try {
    return startSandbox(machine, { input, place, from: { value: value as StateValue, context } })
  } catch {
    throw new StepError('This version of the shop has no such state, so no sandbox can start in it.')
  }
}

/** Whether a value of the steps or of the input up to an entry was too long to be recorded. */
function areStepsTruncated({ entries }: Session, sessionId: string, upTo: number): boolean {
  return entries.some(
    ({ message: { sessionId: id, type }, seq, truncated }) =>
      id === sessionId && seq <= upTo && truncated > 0 && (type === '@xstate.event' || type === '@shop.about'),
  )
}

/** Whether two contexts have the same copies. One of them was recorded, so it is a copy already. */
function isSameCopy(one: unknown, other: unknown): boolean {
  const copier = new Copier(new Map(), new Placeholders())
  return isSame(copier.copy(one).value, copier.copy(other).value)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
