import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { itemType, nothing, reported, typed, typedPhone } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { staffEnquiryMachine } from './staff-enquiry.machine.ts'

/** The payload of each event of the form, for forms and checks. */
export const staffEnquiryEvents: EventSchemas<EventFromLogic<typeof staffEnquiryMachine>> = {
  'fields.typed': z.object({ values: z.object({ name: typed, phoneNumber: typedPhone(), note: typed }).partial() }),
  'line.add': z.object({
    line: z.object({ itemType, item: z.string(), name: z.string(), price: z.number(), quantity: z.int() }),
  }),
  'line.set': z.object({ item: z.string(), quantity: z.int() }),
  'form.submit': nothing,
  'form.leave': nothing,
  'leave.confirm': nothing,
  'leave.cancel': nothing,
  'session.restored': reported(nothing),
}
