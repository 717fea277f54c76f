import type { ApiClient } from '@shop/api/client'
import type { Services } from './services.ts'

/** A group of calls of the API. */
type Group = keyof ApiClient

/**
 * Some calls of the API as machines take them, before its client has been fetched: each waits for it.
 *
 * @param calls Their names.
 */
export function lateCalls<Name extends Group, Call extends keyof ApiClient[Name]>(
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
