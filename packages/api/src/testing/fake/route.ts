import { contract } from '../../contract/index.ts'
import type { Contract, Endpoint } from '../../contract/index.ts'

/** The name of an endpoint: group and name, such as 'catalogue.products'. */
export type EndpointName = {
  [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}`
}[keyof Contract]

/** An endpoint of the contract with its name. */
export interface NamedEndpoint {
  readonly name: EndpointName
  readonly endpoint: Endpoint
}

/** Every endpoint of the contract, those with fixed paths before those with a parameter in the same position. */
export const namedEndpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${group}.${name}` as EndpointName,
    endpoint,
  })),
)

/** The endpoint for a method and a path after `/api`, with its path parameters; null when there is none. */
export function findEndpoint(method: string, path: string): (NamedEndpoint & { params: Record<string, string> }) | null {
  for (const named of namedEndpoints) {
    const params = named.endpoint.method === method ? matchPath(named.endpoint.path, path) : null
    if (params) return { ...named, params }
  }
  return null
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/')
  const values = path.split('/')
  if (names.length !== values.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(value)
    else if (name !== value) return null
  }
  return params
}
