import type { User } from '@shop/api'

/** The identity of the user: an unidentified visitor, a guest with the cookie `anonymousId`, a customer, or an admin. */
export type Identity =
  | { kind: 'visitor' }
  | { kind: 'guest'; anonymousId: string }
  | { kind: 'customer'; user: User }
  | { kind: 'admin'; user: User }

/** The choice about cookies. Data may stay in the browser after the visit only with `accepted`. */
export type ConsentChoice = 'unset' | 'accepted' | 'declined'

/** The root reports the identity to its children, at the start and after every change. */
export interface IdentityChanged {
  type: 'identity.changed'
  identity: Identity
}

/** The root reports the cookie choice to its children, at the start and after every change. */
export interface ConsentChanged {
  type: 'consent.changed'
  consent: ConsentChoice
}
