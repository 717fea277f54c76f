import type { ApiClient } from '@shop/api/client'
import type { Services } from './services.ts'

/** A group of endpoints. */
type Group = keyof ApiClient

/**
 * Some endpoints of the API for machines that start before its client is fetched: each request waits for it.
 *
 * @param calls The names of the endpoints.
 */
export function lazyEndpoints<Name extends Group, Call extends keyof ApiClient[Name]>(
  api: Services['api'],
  group: Name,
  calls: readonly Call[],
): Pick<ApiClient[Name], Call> {
  const late =
    (call: Call) =>
    async (...request: unknown[]) =>
      ((await api())[group][call] as (...request: unknown[]) => unknown)(...request)
  return Object.fromEntries(calls.map((call) => [call, late(call)])) as Pick<ApiClient[Name], Call>
}
