import { createAuthActors } from '../auth/auth.actors.ts'
import type { AuthApi } from '../auth/auth.actors.ts'
import { authMachine } from '../auth/auth.machine.ts'
import { createCartActors } from '../cart/cart.actors.ts'
import type { CartApi } from '../cart/cart.actors.ts'
import { cartMachine } from '../cart/cart.machine.ts'
import { createConsentActors } from '../consent/consent.actors.ts'
import type { ConsentPorts } from '../consent/consent.actors.ts'
import { consentMachine } from '../consent/consent.machine.ts'
import { createContactActors } from '../contact/contact.actors.ts'
import type { ContactApi } from '../contact/contact.actors.ts'
import { contactMachine } from '../contact/contact.machine.ts'
import type { ListPorts } from '../list-sync/browser-actors.ts'
import { createProfileActors } from '../profile/profile.actors.ts'
import type { ProfileApi } from '../profile/profile.actors.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { createWishlistActors } from '../wishlist/wishlist.actors.ts'
import type { WishlistApi } from '../wishlist/wishlist.actors.ts'
import { wishlistMachine } from '../wishlist/wishlist.machine.ts'

/** The dependencies of the shop's machines; the API client is `api`. */
export type ShopPorts = { api: AuthApi & ProfileApi & ContactApi & CartApi & WishlistApi } & ConsentPorts & ListPorts

/** The machines of the shop with their real actors, for `shopMachine.provide({ actors })`. */
export function createShopActors(ports: ShopPorts) {
  return {
    auth: authMachine.provide({ actors: createAuthActors(ports) }),
    consent: consentMachine.provide({ actors: createConsentActors(ports) }),
    profile: profileMachine.provide({ actors: createProfileActors(ports) }),
    contact: contactMachine.provide({ actors: createContactActors(ports) }),
    cart: cartMachine.provide({ actors: createCartActors(ports) }),
    wishlist: wishlistMachine.provide({ actors: createWishlistActors(ports) }),
  }
}
