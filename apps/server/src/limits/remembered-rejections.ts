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
  const ends = new LRUCache<string, { readonly since: number; readonly until: number }>({ max: rememberedSenders })

  function ensureOver(until: number): void {
    const seconds = Math.ceil((until - clock().getTime()) / milliseconds.second)
    if (seconds > 0) throw new HttpError(429, 'Too many tries. Please try again later.', [], { 'retry-after': String(seconds) })
  }

  return {
    ensureNone(sender) {
      const end = ends.get(sender)
      // The clock has been set back when a rejection began later than now.
      if (end !== undefined && end.since <= clock().getTime()) ensureOver(end.until)
    },
    rejectUntil(sender, until) {
      const since = clock().getTime()
      if (until > since) ends.set(sender, { since, until })
      ensureOver(until)
    },
  }
}
