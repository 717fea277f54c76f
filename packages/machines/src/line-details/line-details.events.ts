import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { itemType, line, nothing, reported } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { lineDetailsMachine } from './line-details.machine.ts'

/** The payload schema of each event of the line details, for forms and checks. */
export const lineDetailsEvents: EventSchemas<EventFromLogic<typeof lineDetailsMachine>> = {
  'lines.set': reported(z.object({ lines: z.array(line) })),
  'details.refresh': reported(z.object({ itemType: itemType.optional() })),
  'details.retry': nothing,
}
