import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { eq, lt, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { outbox } from '../db/schema.ts'
import type { DeliverMail, Mail } from './mail.ts'

/** What a mail is about. */
export type OutboxEntry = Pick<typeof outbox.$inferSelect, 'kind' | 'about'>

/** Mails that are to be sent. */
export interface Outbox {
  /** Puts a mail in, inside the transaction that it is about. Call `wake` when that has ended. */
  add(executor: Executor, letter: OutboxEntry): Promise<void>
  /** Sends what is due, in the background. */
  wake(): void
  /** Settles when nothing is being sent. */
  idle(): Promise<void>
}

/** What sending needs. */
export interface OutboxOptions {
  readonly database: Database
  readonly clock: Clock
  readonly deliver: DeliverMail
  /** Writes the mail about something; null when there is nothing to say any more. */
  readonly write: (letter: OutboxEntry) => Promise<Mail | null>
  readonly log: FastifyBaseLogger
}

const limits = {
  /** After this long another server may take over a mail that one was sending when it ended. */
  lease: 2 * milliseconds.minute,
  /** Before the first repetition; each further one waits twice as long, up to the longest. */
  firstPause: 30 * milliseconds.second,
  longestPause: milliseconds.hour,
  /** After this long a mail is not tried any more. */
  givenUp: 3 * milliseconds.day,
  /** A mail that was sent is forgotten after this long. */
  forgotten: milliseconds.day,
} as const

/**
 * Sends the mails of the database's outbox, one after the other, outside of any transaction. A mail that fails stays and is
 * tried again, so a mail server that is down loses nothing. Several servers may do so on one database: each mail is taken by
 * one of them.
 */
export function createOutbox({ database: { orm }, clock, deliver, write, log }: OutboxOptions): Outbox {
  let running: Promise<void> | null = null
  let again = false

  /** The mail that has waited longest, kept from others for a while. */
  async function take(): Promise<(OutboxEntry & { id: string; tries: number; createdAt: Date }) | null> {
    const now = clock()
    const [taken] = await orm
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, dueAt: new Date(now.getTime() + limits.lease) })
      .where(sql`${outbox.id} = (
        select id from ${outbox}
        where sent_at is null and due_at <= ${now.toISOString()}
          and created_at > ${new Date(now.getTime() - limits.givenUp).toISOString()}
        order by due_at, id limit 1 for update skip locked
      )`)
      .returning()
    return taken ?? null
  }

  async function send({ id, tries, createdAt, ...letter }: NonNullable<Awaited<ReturnType<typeof take>>>): Promise<void> {
    try {
      const mail = await write(letter)
      if (mail !== null) await deliver(mail, id)
      await orm.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id))
    } catch (error) {
      const pause = Math.min(limits.firstPause * 2 ** (tries - 1), limits.longestPause)
      const dueAt = new Date(clock().getTime() + pause)
      const last = dueAt.getTime() - createdAt.getTime() >= limits.givenUp
      // A mail server's own words may repeat an address; its code does not.
      const { code = 'unknown' } = error as { code?: string }
      log[last ? 'error' : 'warn']({ mail: id, kind: letter.kind, tries, code }, last ? 'mail given up' : 'mail not sent yet')
      await orm.update(outbox).set({ dueAt }).where(eq(outbox.id, id))
    }
  }

  async function sendAll(): Promise<void> {
    do {
      again = false
      await orm.delete(outbox).where(lt(outbox.sentAt, new Date(clock().getTime() - limits.forgotten)))
      for (let taken = await take(); taken !== null; taken = await take()) await send(taken)
    } while (again)
  }

  return {
    async add(executor, { kind, about }) {
      const now = clock()
      await executor.insert(outbox).values({ id: newId(), kind, about, createdAt: now, dueAt: now })
    },
    wake() {
      again = true
      running ??= sendAll()
        // The database is away: what is due stays due.
        .catch(() => log.warn('the outbox could not be read'))
        .finally(() => {
          running = null
        })
    },
    async idle() {
      await running
    },
  }
}
