import type { EventFromLogic } from 'xstate'
import { z } from '@shop/api/schemas'
import { identityChanged, nothing, reported, typed, typedEmail, typedPassword, typedPhone } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { profileMachine } from './profile.machine.ts'

/** The payload schema of each event of the profile, for forms and checks. */
export const profileEvents: EventSchemas<EventFromLogic<typeof profileMachine>> = {
  'edit.toggled': nothing,
  'details.typed': z.object({
    values: z.object({ username: typed, email: typedEmail(), phoneNumber: typedPhone() }).partial(),
  }),
  'details.submitted': nothing,
  'passwords.typed': z.object({
    values: z.object({ oldPassword: typedPassword(), newPassword: typedPassword(), confirmation: typedPassword() }).partial(),
  }),
  'passwords.submitted': nothing,
  'delete.requested': nothing,
  'delete.confirmed': nothing,
  'delete.cancelled': nothing,
  'logout.requested': nothing,
  'session.expired': reported(nothing),
  'identity.changed': identityChanged,
}
