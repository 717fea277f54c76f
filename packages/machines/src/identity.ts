import type { User } from '@shop/api'

/** Who the person is: nobody we know, a guest with the cookie `anonymousId`, a customer, or an admin. */
export type Identity =
  | { kind: 'visitor' }
  | { kind: 'guest'; anonymousId: string }
  | { kind: 'customer'; user: User }
  | { kind: 'admin'; user: User }

/** What the person said about cookies. Only `accepted` lets anything stay in the browser for longer than the visit. */
export type ConsentChoice = 'unset' | 'accepted' | 'declined'

/** The root tells its children who the person is, at the start and whenever that changes. */
export interface IdentityChanged {
  type: 'identity.changed'
  identity: Identity
}

/** The root tells its children what the person said about cookies, at the start and whenever that changes. */
export interface ConsentChanged {
  type: 'consent.changed'
  consent: ConsentChoice
}
