import { adminContract } from './admin-contract.ts'
import { shopContract } from './shop-contract.ts'

/** Every endpoint of the API, as plain data: the source of the client, the server, the fake and the documentation. */
export const contract = { ...shopContract, ...adminContract } as const

/** The type of the contract, for code that iterates over it. */
export type Contract = typeof contract

/** The groups of endpoints that shoppers' clients know. */
export type ShopGroup = keyof typeof shopContract

/** The groups of endpoints that only admin pages use. */
export type AdminGroup = keyof typeof adminContract

export type { Access, Endpoint, EndpointGroup } from './endpoint.ts'
export type { EndpointRequest, EndpointResponse, Transport } from './transport.ts'
export { parseBody } from './parse-body.ts'
export { serverMessageOf } from './server-message.ts'
export type * from '../schemas/types.ts'
