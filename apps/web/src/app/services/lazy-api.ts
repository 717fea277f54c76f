/**
 * Some endpoints of the API for machines that start before its client is fetched: each request waits for it.
 *
 * @param client Fetches the client.
 * @param calls The names of the endpoints.
 */
export function lazyEndpoints<Client, Name extends keyof Client, Call extends keyof Client[Name]>(
  client: () => Promise<Client>,
  group: Name,
  calls: readonly Call[],
): Pick<Client[Name], Call> {
  const late =
    (call: Call) =>
    async (...request: unknown[]) =>
      ((await client().catch(explainOffline))[group][call] as (...request: unknown[]) => unknown)(...request)
  return Object.fromEntries(calls.map((call) => [call, late(call)])) as Pick<Client[Name], Call>
}

/** A client that could not be fetched without a connection fails like a request. */
function explainOffline(error: unknown): never {
  throw navigator.onLine !== false
    ? error
    : Object.assign(new Error('The API client could not be fetched.', { cause: error }), { isOffline: true })
}
