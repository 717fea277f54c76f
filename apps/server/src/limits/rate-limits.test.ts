import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/identifiers.ts'
import { rateLimitUses } from '../db/schema.ts'
import { createTestClock } from '../testing/clock.ts'
import { describeDatabases } from '../testing/databases.ts'
import { createRateLimits } from './rate-limits.ts'
import type { Use } from './rate-limits.ts'

describeDatabases('rate limits', (open) => {
  const clock = createTestClock()
  // Two of them, like two servers on one database.
  const [limits, others] = [createRateLimits(clock.now), createRateLimits(clock.now)]
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const take = (uses: readonly Use[], from = limits) => database.orm.transaction((transaction) => from.take(transaction, uses))
  const hourly = (maximum: number): Use => ({
    limit: { name: 'hourly', maximum, window: milliseconds.hour },
    subject: newId(),
  })

  test('a rate limit has room again when its oldest use is older than the window', async () => {
    const use = hourly(2)
    expect(await take([use])).toBe(0)
    clock.pass(10 * milliseconds.minute)
    expect([await take([use]), await take([use])]).toEqual([0, 3000])
    expect([await limits.waitFor(database.orm, [use]), await limits.waitFor(database.orm, [hourly(2)])]).toEqual([3000, 0])
    clock.pass(50 * milliseconds.minute)
    expect([await take([use]), await take([use])]).toEqual([0, 600])
  })

  test('a rate limit ignores uses from a time when the clock was ahead', async () => {
    const use = hourly(1)
    clock.pass(milliseconds.day)
    expect(await take([use])).toBe(0)
    clock.pass(-milliseconds.day)
    expect([await take([use]), await take([use])]).toEqual([0, 3600])
  })

  test('a rate limit that is full keeps the other limits of the same request uncounted', async () => {
    const [full, roomy] = [hourly(1), hourly(1)]
    await take([full])
    expect(await take([roomy, full])).toBe(3600)
    expect(await take([roomy])).toBe(0)
  })

  test('rate limits count concurrent uses on two servers exactly', async () => {
    const [one, other] = [hourly(3), hourly(100)]
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        take(index % 2 === 0 ? [one, other] : [other, one], index % 2 === 0 ? limits : others),
      ),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  test('expired uses of rate limits are deleted and subjects are stored as digests', async () => {
    await database.orm.delete(rateLimitUses)
    await take([hourly(1), hourly(1)])
    expect(await database.orm.select().from(rateLimitUses)).toHaveLength(2)
    clock.pass(milliseconds.hour)
    await take([hourly(1)])
    const rows = await database.orm.select().from(rateLimitUses)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.key).toMatch(/^[\w-]{43}$/)
  })
})
