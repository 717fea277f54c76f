import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, typed, typedPassword } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { invitationMachine } from './invitation.machine.ts'

/** The payload schema of each event of an invitation, for forms and checks. */
export const invitationEvents: EventSchemas<EventFromLogic<typeof invitationMachine>> = {
  'invitation.retry': nothing,
  'fields.typed': z.object({
    values: z.object({ username: typed, newPassword: typedPassword(), confirmation: typedPassword() }).partial(),
  }),
  'invitation.submitted': nothing,
}
