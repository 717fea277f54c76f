import type { Identity } from '../../identity.ts'

/** A signed-out visitor without a cookie. */
export const visitor: Identity = { kind: 'visitor' }
/** A guest with the cookie `anonymousId`. */
export const guest: Identity = { kind: 'guest', anonymousId: 'guest-1' }
/** A signed-in customer. */
export const ada: Identity = {
  kind: 'customer',
  user: { _id: 'ada', role: 'customer', username: 'Ada', email: 'ada@shop.test', phoneNumber: '08012345678' },
}
/** Another signed-in customer. */
export const grace: Identity = { kind: 'customer', user: { ...ada.user, _id: 'grace', username: 'Grace' } }
/** A signed-in admin. */
export const admin: Identity = { kind: 'admin', user: { ...ada.user, _id: 'owner', role: 'admin' } }
