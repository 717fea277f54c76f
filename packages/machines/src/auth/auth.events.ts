import { userSchema, z } from '@shop/api/schemas'
import type { EventFromLogic } from 'xstate'
import { nothing, reported, typed, typedEmail, typedPassword, typedPhone } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { authMachine } from './auth.machine.ts'

/** The payload schema of each session event, for forms and checks. */
export const authEvents: EventSchemas<EventFromLogic<typeof authMachine>> = {
  'form.opened': reported(nothing),
  'fields.typed': z.object({
    values: z.object({ fullName: typed, email: typedEmail(), phoneNumber: typedPhone(), password: typedPassword() }).partial(),
  }),
  'signIn.submitted': nothing,
  'adminSignIn.submitted': nothing,
  'signUp.submitted': nothing,
  'password.forgotten': nothing,
  'resetLink.submitted': nothing,
  'resetLink.cancelled': nothing,
  'signOut.requested': nothing,
  'session.ended': reported(nothing),
  'session.check': reported(nothing),
  'user.updated': reported(z.object({ user: userSchema })),
  'account.deleted': reported(nothing),
}
