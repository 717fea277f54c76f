import type { RequestOptions } from '@shop/api/client'

/** One request to an API that tests put in place of the client. */
interface RecordedRequest {
  name: string
  input: unknown
  signal: AbortSignal | undefined
}

/**
 * Creates the functions of an API that records its requests: `call('auth.check')` is one of them. It resolves with the value
 * under its name, or never.
 */
export function recordRequests(responses: Readonly<Record<string, unknown>> = {}) {
  const calls: RecordedRequest[] = []
  const call =
    (name: string) =>
    (input?: unknown, options: RequestOptions = {}): Promise<never> => {
      calls.push({ name, input, signal: options.signal })
      return name in responses ? Promise.resolve(responses[name] as never) : new Promise(() => {})
    }
  return { call, calls }
}
