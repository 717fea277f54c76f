import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, reported } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { synonymsMachine } from './synonyms.machine.ts'

/** The payload of each event of the synonyms machine, for forms and checks. */
export const synonymsEvents: EventSchemas<EventFromLogic<typeof synonymsMachine>> = {
  'report.retry': nothing,
  'session.restored': reported(nothing),
  'form.opened': z.object({ word: z.string(), search: z.string().nullable() }),
  'fields.typed': z.object({ values: z.object({ word: z.string(), means: z.string() }).partial() }),
  'form.submitted': nothing,
  'form.closed': nothing,
  'removal.requested': z.object({ id: z.string() }),
  'removal.confirmed': nothing,
  'removal.cancelled': nothing,
}
