import { admin } from './admin.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { contact } from './contact.ts'
import { presentation } from './presentation.ts'
import { wishlist } from './wishlist.ts'

/** Every endpoint of the API, as plain data: the source of the client, the server, the fake and the documentation. */
export const contract = { catalogue, presentation, auth, admin, cart, wishlist, contact } as const

/** The type of the contract, for code that iterates over it. */
export type Contract = typeof contract

export type { Access, Endpoint, EndpointGroup } from './endpoint.ts'
export { serverMessageOf } from './server-message.ts'
export type * from '../schemas/types.ts'
