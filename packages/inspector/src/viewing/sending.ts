import type { KnownMachine } from '@shop/machines/known'
import type { AnyMachineSnapshot } from 'xstate'
import type { EventRecord } from '../protocol/index.ts'
import { snapshotOf } from './possible-events.ts'
import type { Source } from './source.ts'
import type { FollowedSession } from './useSession.ts'
import type { Viewing } from './useViewing.ts'

/** A machine to which events can be sent now. */
export interface Sender {
  known: KnownMachine
  /** The current snapshot of the machine. */
  snapshot: AnyMachineSnapshot
  onSend: (event: EventRecord) => void
}

/** The machine to which events can be sent, or the reason why there is none, as a sentence. */
export function senderFor(
  source: Source,
  { session, send }: FollowedSession,
  known: KnownMachine | null,
  { actor, snapshot, at }: Viewing,
): Sender | string {
  if (!session?.hello.canSend || !session.isOpen || !send || source.mode === 'replay')
    return 'This recording is read-only. Go on from here in a sandbox to send events.'
  if (at !== null) return 'This is the past. Go back to the latest moment to send, or go on from here in a sandbox.'
  const state = known && snapshot && (source.mode === 'sandbox' ? source.sandbox.snapshot() : snapshotOf(known, snapshot))
  if (!known || !state || !actor) return 'This actor is not a machine of the shop. Choose one in the tree.'
  return {
    known,
    snapshot: state,
    onSend: (event) => send({ kind: 'send', sessionId: actor.sessionId, event }, session.hello.tap),
  }
}
