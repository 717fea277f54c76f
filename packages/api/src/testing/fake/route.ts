import { contract } from '../../contract/index.ts'
import type { Contract, Endpoint } from '../../contract/index.ts'

/** The name of a call: group and call, such as 'catalogue.products'. */
export type EndpointName = {
  [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}`
}[keyof Contract]

/** A call of the contract with its name. */
export interface NamedEndpoint {
  readonly name: EndpointName
  readonly endpoint: Endpoint
}

/** Every call of the contract, those with fixed paths before those with a parameter at the same place. */
export const namedEndpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${group}.${name}` as EndpointName,
    endpoint,
  })),
)

/** The call that a method and a path below `/api` mean, with its path parameters; null when there is none. */
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
