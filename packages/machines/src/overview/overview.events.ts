import type { EventFromLogic } from 'xstate'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { overviewMachine } from './overview.machine.ts'

/** The payload of each event of the overview, for forms and checks. */
export const overviewEvents: EventSchemas<EventFromLogic<typeof overviewMachine>> = {
  'overview.retry': nothing,
}
