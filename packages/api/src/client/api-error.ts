import type { Issue } from '../schemas/types.ts'

/** The details of a failed request. */
export interface ApiFailure {
  /** The status of the response; null when there was none. */
  readonly status: number | null
  /** The server's message for the user. Absent when the response has no readable message. */
  readonly serverMessage?: string
  /** The server's messages about single fields. */
  readonly issues?: readonly Issue[]
  /** True when the browser reported no connection. */
  readonly isOffline?: true
  /** The underlying error, for logs. */
  readonly cause?: unknown
}

/** The only error of the client: every failed request rejects with it. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError'
  readonly status: number | null
  // Declared without a value: an ordinary property would exist, as undefined, on every error.
  declare readonly serverMessage?: string
  declare readonly issues?: readonly Issue[]
  declare readonly isOffline?: true

  constructor(endpoint: string, failure: ApiFailure) {
    super(`${endpoint} failed ${failure.status === null ? 'without a response' : `with status ${failure.status}`}`, {
      cause: failure.cause,
    })
    this.status = failure.status
    if (failure.serverMessage !== undefined) this.serverMessage = failure.serverMessage
    if (failure.issues !== undefined) this.issues = failure.issues
    if (failure.isOffline) this.isOffline = true
  }
}
