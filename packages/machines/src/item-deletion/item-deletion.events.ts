import type { EventFromLogic } from 'xstate'
import { nothing, reported } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { itemDeletionMachine } from './item-deletion.machine.ts'

/** The payload schema of each event of a deletion, for forms and checks. */
export const itemDeletionEvents: EventSchemas<EventFromLogic<typeof itemDeletionMachine>> = {
  'deletion.confirm': nothing,
  'deletion.cancel': nothing,
  'deletion.undo': nothing,
  'session.restored': reported(nothing),
}
