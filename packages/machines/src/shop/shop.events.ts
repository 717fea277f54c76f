import { userSchema, z } from '@shop/api/schemas'
import type { EventFromLogic } from 'xstate'
import { line, nothing, reported, settledChoice } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { shopMachine } from './shop.machine.ts'

/** The payload schema of each event of the root, for forms and checks. */
export const shopEvents: EventSchemas<EventFromLogic<typeof shopMachine>> = {
  'user.changed': reported(z.object({ user: userSchema.nullable(), hasExpired: z.boolean() })),
  'consent.settled': settledChoice,
  'user.updated': reported(z.object({ user: userSchema })),
  'account.deleted': reported(nothing),
  'signOut.requested': reported(nothing),
  'session.ended': reported(nothing),
  'access.denied': reported(nothing),
  'identity.outdated': reported(nothing),
  'session.check': reported(nothing),
  'cart.add': reported(line),
}
