import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, reported, typedEmail, typedPassword } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { adminsMachine } from './admins.machine.ts'

const one = z.object({ id: z.string() })

/** The payload schema of each event of the list of admins, for forms and checks. */
export const adminsEvents: EventSchemas<EventFromLogic<typeof adminsMachine>> = {
  'list.retry': nothing,
  'session.restored': reported(nothing),
  'email.typed': z.object({ email: typedEmail() }),
  'invitation.submitted': nothing,
  'invitation.renewed': z.object({ email: typedEmail() }),
  'invitation.withdrawn': one,
  'removal.requested': one,
  'removal.confirmed': nothing,
  'removal.cancelled': nothing,
  'password.typed': z.object({ password: typedPassword() }),
  'password.submitted': nothing,
  'password.cancelled': nothing,
}
