import type { EventRecord } from './stately.ts'

/** What a viewer asks of a producer that can `send`: to hand an event to one of its actors. */
export interface Command {
  kind: 'send'
  sessionId: string
  event: EventRecord
}
