import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import { HttpError } from '../http-error.ts'

/** The senders that this process has rejected. A flood is rejected from here and does not reach the database. */
export interface RememberedRejections {
  /**
   * Rejects a sender until the time of the earlier rejection.
   *
   * @throws {HttpError} 429 with `Retry-After`
   */
  ensureNone(sender: string): void
  /**
   * Rejects a sender and remembers it. Does nothing when the time has passed.
   *
   * @param until - in milliseconds
   * @throws {HttpError} 429 with `Retry-After`
   */
  rejectUntil(sender: string, until: number): void
}

/** How many rejected senders a process remembers. */
const rememberedSenders = 10_000

/** Creates an empty memory of rejections. */
export function createRememberedRejections(clock: Clock): RememberedRejections {
  const ends = new LRUCache<string, number>({ max: rememberedSenders })

  function ensureOver(until: number): void {
    const seconds = Math.ceil((until - clock().getTime()) / milliseconds.second)
    if (seconds > 0) throw new HttpError(429, 'Too many tries. Please try again later.', [], { 'retry-after': String(seconds) })
  }

  return {
    ensureNone: (sender) => ensureOver(ends.get(sender) ?? 0),
    rejectUntil(sender, until) {
      if (until > clock().getTime()) ends.set(sender, until)
      ensureOver(until)
    },
  }
}
