import type { Issue } from '../schemas/types.ts'

/** What is known of a failed call. */
export interface ApiFailure {
  /** The status of the answer; null when there was no answer. */
  readonly status: number | null
  /** The sentence of the server, for people. Absent when there was none that could be read. */
  readonly serverMessage?: string
  /** What is wrong with single fields, in the words of the server. */
  readonly issues?: readonly Issue[]
  /** The error underneath, for logs. */
  readonly cause?: unknown
}

/** The one error of the client: whatever goes wrong with a call becomes this. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError'
  readonly status: number | null
  // Declared only: an own property would be there, and undefined, in every error.
  declare readonly serverMessage?: string
  declare readonly issues?: readonly Issue[]

  constructor(endpoint: string, failure: ApiFailure) {
    super(`${endpoint} failed ${failure.status === null ? 'without an answer' : `with status ${failure.status}`}`, {
      cause: failure.cause,
    })
    this.status = failure.status
    if (failure.serverMessage !== undefined) this.serverMessage = failure.serverMessage
    if (failure.issues !== undefined) this.issues = failure.issues
  }
}
