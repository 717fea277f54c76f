import type { EventFromLogic } from 'xstate'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { enquiryFiguresMachine } from './enquiry-figures.machine.ts'

/** The payload of each event of the figures, for forms and checks. */
export const enquiryFiguresEvents: EventSchemas<EventFromLogic<typeof enquiryFiguresMachine>> = {
  'figures.retry': nothing,
}
