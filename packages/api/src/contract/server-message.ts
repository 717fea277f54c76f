/**
 * The server's message in a failure, if any. It checks the failure's shape instead of its class, so that machines need no
 * import of the client.
 */
export function serverMessageOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('serverMessage' in failure)) return undefined
  return typeof failure.serverMessage === 'string' ? failure.serverMessage : undefined
}
