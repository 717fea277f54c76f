import type { RequestOutcome } from '../protocol/index.ts'

/** Describes the end of a request: `failed after 3 ms: 500, forced by the inspector`. */
export function outcomeWords({ outcome, duration, data, isForced }: RequestOutcome): string {
  const words = `${outcome} after ${Math.round(duration)} ms`
  const reason = outcome === 'failed' ? reasonIn(data) : null
  return `${words}${reason === null ? '' : `: ${reason}`}${isForced ? ', forced by the inspector' : ''}`
}

/** The status of a failed request, or the message of another error; null when the error says nothing. */
function reasonIn(error: unknown): string | null {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  if (status === null) return 'no response'
  if (typeof status === 'number') return String(status)
  return typeof message === 'string' && message !== '' ? message : null
}
