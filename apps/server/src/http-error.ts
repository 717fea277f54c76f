import type { Issue } from '@shop/api'

/** An error response, thrown by a route or a service. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly issues: readonly Issue[]
  /** Extra response headers, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>

  /**
   * @param status - 400 or more
   * @param message - a sentence for users
   * @param issues - what is wrong with which field
   */
  constructor(status: number, message: string, issues: readonly Issue[] = [], headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.issues = issues
    this.headers = headers
  }
}

/** An error of one field. Its message is also shown at that field. */
export function fieldError(status: number, path: string, message: string): HttpError {
  return new HttpError(status, message, [{ path, message }])
}

/** Adds the position of a picture to its message when the path names one of several. */
export function withPicturePosition(path: string, message: string): string {
  const index = /^images\.(\d+)/.exec(path)?.[1]
  return index === undefined ? message : `Image ${Number(index) + 1}: ${message}`
}
