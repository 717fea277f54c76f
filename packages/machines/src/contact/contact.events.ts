import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { identityChanged, nothing, typed, typedEmail, typedPhone } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { contactMachine } from './contact.machine.ts'

/** The payload schema of each event of the contact form, for forms and checks. */
export const contactEvents: EventSchemas<EventFromLogic<typeof contactMachine>> = {
  'fields.typed': z.object({
    values: z.object({ name: typed, email: typedEmail(), phoneNumber: typedPhone(), subject: typed, message: typed }).partial(),
  }),
  'wish.asked': z.object({ fields: z.object({ subject: typed, message: typed }) }),
  'message.submitted': nothing,
  'identity.changed': identityChanged,
}
