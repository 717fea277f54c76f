import { isAdmin } from '@shop/domain'
import type { Identity } from '../identity.ts'
import type { ShopContext, ShopInput } from './shop.types.ts'

/** The initial context: the user, if the server that rendered the page knew it. */
export function firstContext({ user, tab }: ShopInput): ShopContext {
  return { tab, user, consent: 'unset', anonymousId: null, unknownGuest: null }
}

/** The identity: the signed-in user, else the guest in the cookie, else a signed-out visitor. */
export function identityOf({ user, anonymousId }: Pick<ShopContext, 'user' | 'anonymousId'>): Identity {
  if (user) return { kind: isAdmin(user) ? 'admin' : 'customer', user }
  return anonymousId === null ? { kind: 'visitor' } : { kind: 'guest', anonymousId }
}
