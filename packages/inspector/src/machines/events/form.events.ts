import type { contactMachine, profileMachine, resetMachine } from '@shop/machines'
import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import type { EventSchemas } from './event-schemas.ts'
import { identityChanged, nothing, typed, typedEmail, typedPassword, typedPhone } from './shared.ts'

export const contactEvents: EventSchemas<EventFromLogic<typeof contactMachine>> = {
  'fields.typed': z.object({
    values: z.object({ name: typed, email: typedEmail(), phoneNumber: typedPhone(), subject: typed, message: typed }).partial(),
  }),
  'message.submitted': nothing,
  'identity.changed': identityChanged,
}

export const resetEvents: EventSchemas<EventFromLogic<typeof resetMachine>> = {
  'fields.typed': z.object({
    values: z.object({ newPassword: typedPassword(), confirmation: typedPassword() }).partial(),
  }),
  'reset.submitted': nothing,
}

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
  'session.expired': nothing,
  'identity.changed': identityChanged,
}
