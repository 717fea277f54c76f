import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, reported } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { bulkChangeMachine } from './bulk-change.machine.ts'
import { bulkKinds } from './bulk-change.types.ts'

/** The payload of each event of a change of several items, for forms and checks. */
export const bulkChangeEvents: EventSchemas<EventFromLogic<typeof bulkChangeMachine>> = {
  'kind.choose': z.object({ kind: z.enum(bulkKinds) }),
  'percent.typed': z.object({ percent: z.string() }),
  'change.confirm': nothing,
  'change.cancel': nothing,
  'change.undo': nothing,
  'session.restored': reported(nothing),
}
