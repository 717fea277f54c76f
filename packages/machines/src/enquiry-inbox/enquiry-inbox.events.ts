import { enquirySorts, enquiryStatuses } from '@shop/domain'
import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, reported, typed } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { enquiryInboxMachine } from './enquiry-inbox.machine.ts'

/** The payload of each event of the inbox of enquiries, for forms and checks. */
export const enquiryInboxEvents: EventSchemas<EventFromLogic<typeof enquiryInboxMachine>> = {
  'filters.set': z.object({
    filters: z
      .object({ status: z.enum(enquiryStatuses).nullable(), from: typed, until: typed, sort: z.enum(enquirySorts) })
      .partial(),
  }),
  'page.go': z.object({ page: z.number() }),
  'search.typed': z.object({ text: typed }),
  'search.submitted': nothing,
  'list.retry': nothing,
  'list.refresh': reported(nothing),
  'session.restored': reported(nothing),
}
