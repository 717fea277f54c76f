import { contract } from '@shop/api'
import type { Endpoint } from '@shop/api'

/** An endpoint with its name: `cart.add`. */
export interface NamedEndpoint {
  name: string
  method: string
  path: string
}

/** Every endpoint of the contract. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Readonly<Record<string, Endpoint>>).map(([call, { method, path }]) => ({
    name: `${group}.${call}`,
    method,
    path,
  })),
)

/** Paths with fewer parameters come first: `/products/count` is not the product with the id `count`. */
const patterns = endpoints
  .map(({ name, method, path }) => ({ name, method, pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`), path }))
  .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)

/** The name of the endpoint that handles a request; null when the contract has none. */
export function endpointOf(method: string, pathname: string): string | null {
  return patterns.find((each) => each.method === method && each.pattern.test(pathname))?.name ?? null
}
