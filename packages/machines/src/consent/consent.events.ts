import type { EventFromLogic } from 'xstate'
import { identityChanged, nothing, settledChoice } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { consentMachine } from './consent.machine.ts'

/** The payload schema of each event of the cookie choice, for forms and checks. */
export const consentEvents: EventSchemas<EventFromLogic<typeof consentMachine>> = {
  'choice.accepted': nothing,
  'choice.declined': nothing,
  'choice.received': settledChoice,
  'settings.opened': nothing,
  'settings.closed': nothing,
  'identity.changed': identityChanged,
}
