import { nothing, reported } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { LoadingEvent } from './loading.types.ts'

/** The payload of each event of a machine that loads something, for forms and checks. */
export const loadingEvents: EventSchemas<LoadingEvent> = { 'load.retry': nothing, 'session.restored': reported(nothing) }
