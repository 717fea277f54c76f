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

/** The account of an identity, a customer's or an admin's; null for signed-out visitors and guests, who have none. */
export function accountOf(identity: Identity): User | null {
  return identity.kind === 'customer' || identity.kind === 'admin' ? identity.user : null
}
