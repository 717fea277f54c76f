/**
 * The sentence of the server that a failure carries, if any. It looks at the failure's shape, not at its class, so that
 * a machine that chooses between this sentence and its own needs no client.
 */
export function serverMessageOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('serverMessage' in failure)) return undefined
  return typeof failure.serverMessage === 'string' ? failure.serverMessage : undefined
}
