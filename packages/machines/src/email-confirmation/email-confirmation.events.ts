import type { EventFromLogic } from 'xstate'
import { nothing } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { emailConfirmationMachine } from './email-confirmation.machine.ts'

/** The payload schema of each event of the email confirmation, for forms and checks. */
export const emailConfirmationEvents: EventSchemas<EventFromLogic<typeof emailConfirmationMachine>> = {
  'confirmation.requested': nothing,
}
