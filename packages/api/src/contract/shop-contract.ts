import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { contact } from './contact.ts'
import { enquiries } from './enquiries.ts'
import { presentation } from './presentation.ts'
import { wishlist } from './wishlist.ts'

/** The endpoints of the shop's pages and of the admin forms, which every shopper's client knows. */
export const shopContract = { catalogue, presentation, auth, admin, cart, wishlist, enquiries, contact } as const
