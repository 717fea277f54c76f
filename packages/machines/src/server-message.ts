/**
 * The sentence the server gave with a failure, or null when it gave none (no network, no body, a body that is not
 * ours). Reads the client's `ApiError` by its shape, because machines know the client by its types alone.
 */
export function serverMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return null
  return typeof error.serverMessage === 'string' && error.serverMessage !== '' ? error.serverMessage : null
}
