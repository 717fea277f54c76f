import { HttpError } from '../http-error.ts'

/**
 * Rejects a request while a limit is full.
 *
 * @param seconds - until there is room; 0 when there is
 * @throws {HttpError} 429 with `Retry-After`
 */
export function ensureRoom(seconds: number): void {
  if (seconds > 0) throw new HttpError(429, 'Too many tries. Please try again later.', [], { 'retry-after': String(seconds) })
}
