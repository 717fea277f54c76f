import type { EventRecord } from './stately.ts'

/** A viewer's request to a producer with `canSend`: send an event to one of its actors. */
export interface Command {
  kind: 'send'
  sessionId: string
  event: EventRecord
}
