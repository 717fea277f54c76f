import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import { milliseconds } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { eq, gt, lt, or, sql } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { outbox } from '../db/schema.ts'
import type { DeliverMail, Mail } from './mail.ts'

/** The kind of an email and the record that it is about. */
export type OutboxEntry = Pick<typeof outbox.$inferSelect, 'kind' | 'about'>

/** The queue of emails to send. */
export interface Outbox {
  /** Adds an email inside the transaction that causes it. Call `wake` after the transaction. */
  add(executor: Executor, entry: OutboxEntry): Promise<void>
  /** Starts sending the due emails in the background. */
  wake(): void
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
}

/** The dependencies of the outbox. */
export interface OutboxOptions {
  readonly database: Database
  readonly clock: Clock
  readonly deliver: DeliverMail
  /** Composes the email; null when there is nothing to send any more. */
  readonly write: (entry: OutboxEntry) => Promise<Mail | null>
  readonly log: FastifyBaseLogger
}

const limits = {
  /** How long until another server may take over an email that one was sending when it stopped. */
  lease: 2 * milliseconds.minute,
  /** The pause before the first retry. It doubles each time, up to `longestPause`. */
  firstPause: 30 * milliseconds.second,
  longestPause: milliseconds.hour,
  /** How long an email is retried. */
  retryFor: 3 * milliseconds.day,
  /** How long a sent email stays in the table. */
  keepSentFor: milliseconds.day,
} as const

/**
 * Creates the outbox. It sends emails one after the other, outside any transaction. A failed email stays and is retried, so an
 * unavailable mail server loses nothing. Several servers can share a database: each email is sent by one of them.
 */
export function createOutbox({ database: { orm }, clock, deliver, write, log }: OutboxOptions): Outbox {
  let running: Promise<void> | null = null
  let again = false

  /**
   * Reserves an email for a while: the one that is due longest, but reset emails first, messages to the shop and enquiries last. Somebody
   * waits for a reset email, and a flood of messages must not delay it.
   *
   * An email that is due later than after the longest pause got its times while the clock was ahead. Only tried ones have to wait.
   */
  async function reserveNext(): Promise<(OutboxEntry & { id: string; tries: number; createdAt: Date }) | null> {
    const now = clock()
    const after = (duration: number): string => new Date(now.getTime() + duration).toISOString()
    const [reserved] = await orm
      .update(outbox)
      .set({
        tries: sql`${outbox.tries} + 1`,
        createdAt: sql`least(${outbox.createdAt}, ${now.toISOString()})`,
        dueAt: new Date(now.getTime() + limits.lease),
      })
      .where(sql`${outbox.id} = (
        select id from ${outbox}
        where sent_at is null and (tries = 0 or due_at <= ${now.toISOString()} or due_at > ${after(limits.longestPause)})
          and created_at > ${after(-limits.retryFor)}
        order by case kind when 'reset' then 0 when 'contact' then 2 when 'enquiry' then 2 else 1 end, due_at, id limit 1 for update skip locked
      )`)
      .returning()
    return reserved ?? null
  }

  async function send({ id, tries, createdAt, ...entry }: NonNullable<Awaited<ReturnType<typeof reserveNext>>>): Promise<void> {
    try {
      const mail = await write(entry)
      if (mail !== null) await deliver(mail, id)
      await orm.update(outbox).set({ sentAt: clock() }).where(eq(outbox.id, id))
    } catch (error) {
      const pause = Math.min(limits.firstPause * 2 ** (tries - 1), limits.longestPause)
      const dueAt = new Date(clock().getTime() + pause)
      const last = dueAt.getTime() - createdAt.getTime() >= limits.retryFor
      // A mail server's message may repeat an address; its code does not.
      const { code = 'unknown' } = error as { code?: string }
      log[last ? 'error' : 'warn'](
        { mail: id, kind: entry.kind, tries, code },
        last ? 'email not sent, giving up' : 'email not sent, will retry',
      )
      await orm.update(outbox).set({ dueAt }).where(eq(outbox.id, id))
    }
  }

  /** Deletes what was sent, also while the clock was ahead, and what is retried no longer: all of it contains addresses of people. */
  async function deleteOld(): Promise<void> {
    const before = (age: number) => new Date(clock().getTime() - age)
    const isSent = or(lt(outbox.sentAt, before(limits.keepSentFor)), gt(outbox.sentAt, before(-limits.keepSentFor)))
    await orm.delete(outbox).where(or(isSent, lt(outbox.createdAt, before(limits.retryFor + limits.lease))))
  }

  async function sendAll(): Promise<void> {
    do {
      again = false
      await deleteOld()
      for (let reserved = await reserveNext(); reserved !== null; reserved = await reserveNext()) await send(reserved)
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
        // While the database is unavailable, due emails stay due.
        .catch(() => log.warn('could not read the outbox'))
        .finally(() => {
          running = null
        })
    },
    async idle() {
      await running
    },
  }
}
