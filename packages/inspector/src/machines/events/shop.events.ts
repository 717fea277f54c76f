import { userSchema } from '@shop/api/schemas'
import type { consentMachine, shopMachine } from '@shop/machines'
import type { EventFromLogic } from 'xstate'
import { z } from 'zod'
import type { EventSchemas } from './event-schemas.ts'
import { anonymousId, consentChoice, identityChanged, line, nothing } from './shared.ts'

const choice = z.object({ choice: consentChoice, anonymousId: anonymousId().nullable() })

export const consentEvents: EventSchemas<EventFromLogic<typeof consentMachine>> = {
  'choice.accepted': nothing,
  'choice.declined': nothing,
  'choice.heard': choice,
  'settings.opened': nothing,
  'settings.closed': nothing,
  'identity.changed': identityChanged,
}

export const shopEvents: EventSchemas<EventFromLogic<typeof shopMachine>> = {
  'user.changed': z.object({ user: userSchema.nullable(), hasExpired: z.boolean() }),
  'consent.settled': choice,
  'user.updated': z.object({ user: userSchema }),
  'account.deleted': nothing,
  'signOut.requested': nothing,
  'session.ended': nothing,
  'access.denied': nothing,
  'identity.outdated': nothing,
  'session.check': nothing,
  'cart.add': line,
}
