import { userSchema } from '@shop/api/schemas'
import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import { line, nothing, settledChoice } from '../known/event-fields.ts'
import type { EventSchemas } from '../known/event-schemas.ts'
import type { shopMachine } from './shop.machine.ts'

/** The payload schema of each event of the root, for forms and checks. */
export const shopEvents: EventSchemas<EventFromLogic<typeof shopMachine>> = {
  'user.changed': z.object({ user: userSchema.nullable(), hasExpired: z.boolean() }),
  'consent.settled': settledChoice,
  'user.updated': z.object({ user: userSchema }),
  'account.deleted': nothing,
  'signOut.requested': nothing,
  'session.ended': nothing,
  'access.denied': nothing,
  'identity.outdated': nothing,
  'session.check': nothing,
  'cart.add': line,
}
