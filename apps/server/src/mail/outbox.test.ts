import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema.ts'
import { createTestClock } from '../testing/clock.ts'
import type { TestClock } from '../testing/clock.ts'
import { describeDatabases } from '../testing/databases.ts'
import { createMailbox } from '../testing/mailbox.ts'
import type { Mailbox } from '../testing/mailbox.ts'
import { createOutbox } from './outbox.ts'
import type { OutboxEntry, Outbox } from './outbox.ts'

describeDatabases('the outbox', (open) => {
  let database: Database
  let clock: TestClock
  let mailbox: Mailbox
  let lines: string[]
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.orm.delete(outbox)
    clock = createTestClock()
    mailbox = createMailbox()
    lines = []
  })

  function newOutbox(deliver = mailbox.deliver): Outbox {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const { log } = Fastify({ logger: { stream } })
    const write = async ({ about }: OutboxEntry) =>
      about === 'nobody' ? null : { to: { name: 'Ada', address: about }, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    return createOutbox({ database, clock: clock.now, deliver, log, write })
  }

  const add = (queue: Outbox, about: string) => queue.add(database.orm, { kind: 'reset', about })
  async function work(queue: Outbox): Promise<void> {
    queue.wake()
    await queue.idle()
  }
  const received = (): string[] => mailbox.mails.map(({ to }) => to.address)

  test('the outbox sends each email once, in order', async () => {
    const queue = newOutbox()
    await add(queue, 'ada@example.com')
    clock.pass(1)
    await add(queue, 'bola@example.com')
    await work(queue)
    await work(queue)
    expect(received()).toEqual(['ada@example.com', 'bola@example.com'])
  })

  test('the outbox sends reset emails first and messages to the shop last', async () => {
    const queue = newOutbox()
    for (const kind of ['contact', 'email-changed', 'confirmation', 'contact', 'reset'] as const) {
      await queue.add(database.orm, { kind, about: kind })
      clock.pass(1)
    }
    await work(queue)
    expect(received()).toEqual(['reset', 'email-changed', 'confirmation', 'contact', 'contact'])
  })

  test('the outbox sends no email of a failed transaction', async () => {
    const queue = newOutbox()
    const failure = database.orm.transaction(async (transaction) => {
      await queue.add(transaction, { kind: 'reset', about: 'ada@example.com' })
      throw new Error('no')
    })
    await expect(failure).rejects.toThrow('no')
    await work(queue)
    expect(received()).toEqual([])
  })

  test('the outbox loses no email while the mail server is down and retries after growing pauses', async () => {
    const queue = newOutbox()
    mailbox.down = true
    await add(queue, 'ada@example.com')
    const pauses = [30, 60, 120, 240].map((seconds) => seconds * milliseconds.second)
    for (const [index, pause] of pauses.entries()) {
      await work(queue)
      await work(queue)
      expect((await database.orm.select().from(outbox))[0]).toMatchObject({ tries: index + 1, sentAt: null })
      clock.pass(pause)
    }
    mailbox.down = false
    await work(queue)
    expect(received()).toEqual(['ada@example.com'])
  })

  test('the outbox sends the other emails when one fails', async () => {
    const queue = newOutbox(async (mail, id) => {
      if (mail.to.address === 'broken@example.com') throw new Error('Mailbox unavailable: broken@example.com')
      await mailbox.deliver(mail, id)
    })
    await add(queue, 'broken@example.com')
    clock.pass(1)
    await add(queue, 'ada@example.com')
    await work(queue)
    expect(received()).toEqual(['ada@example.com'])
    expect(lines.join('')).toContain('email not sent, will retry')
    expect(lines.join('')).not.toContain('example.com')
  })

  test('the outbox gives up an email after three days, logs it, and deletes it with its address', async () => {
    const queue = newOutbox()
    mailbox.down = true
    await add(queue, 'ada@example.com')
    for (let hours = 0; hours < 74; hours += 1) {
      await work(queue)
      clock.pass(milliseconds.hour)
    }
    mailbox.down = false
    await work(queue)
    expect(received()).toEqual([])
    expect(lines.filter((line) => line.includes('email not sent, giving up'))).toHaveLength(1)
    expect(await database.orm.select().from(outbox)).toEqual([])
  })

  test('the outbox sends emails that were added or retried while the clock was ahead, once it is right again', async () => {
    const queue = newOutbox()
    clock.pass(90 * milliseconds.day)
    mailbox.down = true
    await add(queue, 'tried@example.com')
    await work(queue)
    mailbox.down = false
    clock.pass(1)
    await add(queue, 'untried@example.com')
    clock.pass(-90 * milliseconds.day)
    await work(queue)
    expect(received().sort()).toEqual(['tried@example.com', 'untried@example.com'])
  })

  test('the outbox gives up an email of a clock that was ahead three days after its first try with the right one', async () => {
    const queue = newOutbox()
    clock.pass(90 * milliseconds.day)
    mailbox.down = true
    await add(queue, 'ada@example.com')
    clock.pass(-90 * milliseconds.day)
    for (let hours = 0; hours < 74; hours += 1) {
      await work(queue)
      clock.pass(milliseconds.hour)
    }
    expect(await database.orm.select().from(outbox)).toEqual([])
  })

  test('the outbox deletes an email that was sent while the clock was ahead', async () => {
    const queue = newOutbox()
    clock.pass(90 * milliseconds.day)
    await add(queue, 'ada@example.com')
    await work(queue)
    clock.pass(-90 * milliseconds.day)
    await work(queue)
    expect(received()).toEqual(['ada@example.com'])
    expect(await database.orm.select().from(outbox)).toEqual([])
  })

  test('only one of two servers sends each email of the outbox', async () => {
    const [one, other] = [newOutbox(), newOutbox()]
    const addresses = Array.from({ length: 20 }, (_, index) => `user${index}@example.com`)
    for (const address of addresses) await add(one, address)
    await Promise.all([work(one), work(other)])
    expect(received().sort()).toEqual(addresses.sort())
  })

  test('a server takes over an email from one that stopped while sending it', async () => {
    let begun = (): void => undefined
    const hanging = new Promise<void>((resolve) => {
      begun = resolve
    })
    const ended = newOutbox(() => {
      begun()
      return new Promise<void>(() => undefined)
    })
    await add(ended, 'ada@example.com')
    ended.wake()
    await hanging
    const next = newOutbox()
    await work(next)
    expect(received()).toEqual([])
    clock.pass(2 * milliseconds.minute)
    await work(next)
    expect(received()).toEqual(['ada@example.com'])
  })

  test('the outbox deletes sent emails after a day and skips those without a recipient', async () => {
    const queue = newOutbox()
    await add(queue, 'nobody')
    await work(queue)
    expect(received()).toEqual([])
    clock.pass(milliseconds.day + 1)
    await work(queue)
    expect(await database.orm.select().from(outbox)).toEqual([])
  })
})
