import { isAdmin } from '@shop/domain'
import type { Identity } from '../identity.ts'
import type { ShopContext, ShopInput } from './shop.types.ts'

/** What is known at the start: who the person is, if the server that rendered the page found out. */
export function firstContext({ user, tab }: ShopInput): ShopContext {
  return { tab, user, consent: 'unset', anonymousId: null }
}

/** Who the person is: whoever is signed in; else the guest that the cookie names; else a visitor. */
export function identityOf({ user, anonymousId }: Pick<ShopContext, 'user' | 'anonymousId'>): Identity {
  if (user) return { kind: isAdmin(user) ? 'admin' : 'customer', user }
  return anonymousId === null ? { kind: 'visitor' } : { kind: 'guest', anonymousId }
}
