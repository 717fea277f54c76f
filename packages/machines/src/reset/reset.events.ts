import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { nothing, typedPassword } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { resetMachine } from './reset.machine.ts'

/** The payload schema of each event of the password reset, for forms and checks. */
export const resetEvents: EventSchemas<EventFromLogic<typeof resetMachine>> = {
  'fields.typed': z.object({
    values: z.object({ newPassword: typedPassword(), confirmation: typedPassword() }).partial(),
  }),
  'reset.submitted': nothing,
}
