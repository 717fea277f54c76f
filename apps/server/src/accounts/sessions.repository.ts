import type { User } from '@shop/api'
import type { Clock } from '../clock.ts'
import { clockTolerance, milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, eq, gt, lt, ne, or, sql } from '../db/drizzle.ts'
import { sessions, users } from '../db/schema.ts'
import { digestOf, newToken } from '../tokens.ts'
import { toUser } from './to-user.ts'

/** How long a session lasts, in milliseconds. */
export const sessionLimits = {
  /** How long a session lasts after its last request. */
  idle: 7 * milliseconds.day,
  /** The maximum lifetime of a session, however often it is used. */
  absolute: 30 * milliseconds.day,
  /** How precisely the last use is stored: a session is written at most this often. */
  seenEvery: 10 * milliseconds.minute,
} as const

/** Reads and writes sessions. */
export interface SessionRepository {
  /** The user of a valid session, or null. */
  findUser(digest: string): Promise<User | null>
  /** Begins a session and returns its token, which is not stored. */
  begin(executor: Executor, userId: string): Promise<string>
  /** Whether a session began at most this many milliseconds ago. */
  isRecent(digest: string, maximum: number): Promise<boolean>
  /**
   * Whether a session has not been ended. In a transaction that has locked the account, it cannot be ended by a new password any more.
   *
   * @param digest - of a session that was valid when the request began
   */
  isOpen(executor: Executor, digest: string): Promise<boolean>
  /** Ends the session with this digest. */
  end(executor: Executor, digest: string): Promise<void>
  /** Ends all sessions of a user except the given one; null ends all. */
  endAll(executor: Executor, userId: string, exceptDigest: string | null): Promise<void>
}

/** Creates the repository of sessions. Any server of the shop can read them. */
export function createSessionRepository(executor: Executor, clock: Clock): SessionRepository {
  const ago = (duration: number): Date => new Date(clock().getTime() - duration)

  return {
    async findUser(digest) {
      const [found] = await executor
        .select({ user: users, seenAt: sessions.seenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.digest, digest),
            gt(sessions.createdAt, ago(sessionLimits.absolute)),
            gt(sessions.seenAt, ago(sessionLimits.idle)),
          ),
        )
      if (found === undefined) return null
      // A session of a clock that was ahead begins with its first request after the clock is right.
      if (found.seenAt < ago(sessionLimits.seenEvery) || found.seenAt > ago(-clockTolerance)) {
        const now = clock()
        const createdAt = sql`least(${sessions.createdAt}, ${now.toISOString()})`
        await executor.update(sessions).set({ createdAt, seenAt: now }).where(eq(sessions.digest, digest))
      }
      return toUser(found.user)
    },

    async begin(transaction, userId) {
      const token = newToken()
      const now = clock()
      // Beginning a session also deletes expired ones.
      await transaction
        .delete(sessions)
        .where(
          or(
            lt(sessions.createdAt, ago(sessionLimits.absolute)),
            and(eq(sessions.userId, userId), lt(sessions.seenAt, ago(sessionLimits.idle))),
          ),
        )
      await transaction.insert(sessions).values({ digest: digestOf(token), userId, createdAt: now, seenAt: now })
      return token
    },

    async isRecent(digest, maximum) {
      const isRecent = and(eq(sessions.digest, digest), gt(sessions.createdAt, ago(maximum)))
      return (await executor.select({ userId: sessions.userId }).from(sessions).where(isRecent)).length === 1
    },

    async isOpen(transaction, digest) {
      const found = await transaction.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.digest, digest))
      return found.length === 1
    },

    async end(transaction, digest) {
      await transaction.delete(sessions).where(eq(sessions.digest, digest))
    },

    async endAll(transaction, userId, exceptDigest) {
      const others = exceptDigest === null ? undefined : ne(sessions.digest, exceptDigest)
      await transaction.delete(sessions).where(and(eq(sessions.userId, userId), others))
    },
  }
}
