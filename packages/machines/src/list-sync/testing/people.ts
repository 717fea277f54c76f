import type { Identity } from '../../identity.ts'

/** A user whom the server does not know. */
export const visitor: Identity = { kind: 'visitor' }
/** A guest with a cookie. */
export const guest: Identity = { kind: 'guest', anonymousId: 'guest-1' }
/** A customer. */
export const ada: Identity = {
  kind: 'customer',
  user: { _id: 'ada', role: 'customer', username: 'Ada', email: 'ada@shop.test', phoneNumber: '08012345678' },
}
/** The shop's owner. */
export const admin: Identity = { kind: 'admin', user: { ...ada.user, _id: 'owner', role: 'admin' } }
