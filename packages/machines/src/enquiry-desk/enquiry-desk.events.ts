import { enquiryStatuses } from '@shop/domain'
import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, reported, typed, typedPhone } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { enquiryDeskMachine } from './enquiry-desk.machine.ts'

/** The payload of each event of the page of one enquiry, for forms and checks. */
export const enquiryDeskEvents: EventSchemas<EventFromLogic<typeof enquiryDeskMachine>> = {
  'form.set': z.object({
    values: z
      .object({
        name: typed,
        phoneNumber: typedPhone(),
        quotedTotal: typed,
        deposit: typed,
        promisedDate: typed,
        note: typed,
        to: z.enum(['', ...enquiryStatuses]),
        reason: typed,
      })
      .partial(),
  }),
  'change.save': z.object({ kind: z.enum(['step', 'undo', 'note', 'quote']) }),
  'form.retry': nothing,
  'form.leave': nothing,
  'leave.confirm': nothing,
  'leave.cancel': nothing,
  'session.restored': reported(nothing),
}
