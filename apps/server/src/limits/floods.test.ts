import { createContactMessage, createSignUp } from '@shop/api/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { milliseconds } from '../clock.ts'
import { newId } from '../db/identifiers.ts'
import { createTestClock } from '../testing/clock.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { useTestShop } from '../testing/shop.ts'
import { signIn } from '../testing/users.ts'
import { visit } from '../testing/visitor.ts'
import { createRateLimits } from './rate-limits.ts'
import type { RateLimits } from './rate-limits.ts'
import { createRequestLimits, requestLimits } from './request-limits.ts'

describe('floods', () => {
  const clock = createTestClock()
  const shop = useTestShop(openTestDatabase, undefined, { clock: clock.now })
  beforeEach(() => clock.pass(milliseconds.hour))

  const newEmail = (): string => `user-${newId()}@example.com`
  const kinds = {
    contact: ['POST /api/contact', () => createContactMessage()],
    signUp: ['POST /api/auth/signup', () => createSignUp({ email: newEmail() })],
    reset: ['POST /api/auth/forgot-password', () => ({ email: newEmail() })],
  } as const satisfies Record<string, readonly [string, () => object]>
  async function send(kind: keyof typeof kinds, remoteAddress: string, headers = {}): Promise<number> {
    const [call, body] = kinds[kind]
    return (await visit(shop).send(call, body(), { remoteAddress, headers })).status
  }
  /** Sends requests, twenty at once, and counts the accepted ones. */
  async function accepted(times: number, request: (index: number) => Promise<number>): Promise<number> {
    const statuses: number[] = []
    for (let sent = 0; sent < times; sent += 20) {
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => request(sent + index)))))
    }
    expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([429]))
    return statuses.filter((status) => status === 200).length
  }

  test('a flood of messages to the shop from one address ends after 30, and other addresses are not affected', async () => {
    expect(await accepted(60, () => send('contact', '203.0.113.1'))).toBe(30)
    const { status, body, headers } = await visit(shop).send('POST /api/contact', createContactMessage(), {
      remoteAddress: '203.0.113.1',
    })
    expect([status, body, headers['retry-after']]).toEqual([429, { message: 'Too many tries. Please try again later.' }, '3600'])
    expect(await send('contact', '203.0.113.2')).toBe(200)
    clock.pass(milliseconds.hour)
    expect(await send('contact', '203.0.113.1')).toBe(200)
  })

  test('a flood of messages to the shop from many addresses of a network ends after 90', async () => {
    expect(await accepted(100, (index) => send('contact', `203.0.113.${index}`))).toBe(90)
    expect(await accepted(100, (index) => send('contact', `2001:db8:1:${index}::1`))).toBe(90)
    expect(await send('contact', '198.51.100.1')).toBe(200)
  })

  test('a flood of messages to the shop from one account ends after 30, wherever they come from', async () => {
    const { cookie } = await signIn(shop.database, 'customer')
    expect(await accepted(40, (index) => send('contact', `10.${index}.0.1`, { cookie }))).toBe(30)
  })

  test('a flood of sign-ups from one address ends after 300, and reset requests after 60', async () => {
    const limits = createRequestLimits(shop.database, createRateLimits(clock.now), clock.now)
    for (let count = 0; count < 290; count += 1) await limits.count(requestLimits.signUp, { ip: '203.0.113.1' })
    expect(await accepted(20, () => send('signUp', '203.0.113.1'))).toBe(10)
    expect(await accepted(80, () => send('reset', '203.0.113.1'))).toBe(60)
    expect(await send('contact', '203.0.113.1')).toBe(200)
  })

  test('the sign-up tells an address of only 30 emails that they are taken, then nothing about free ones either', async () => {
    const email = newEmail()
    const from = { remoteAddress: '203.0.113.1' }
    const signUp = (given: string) => visit(shop).send('POST /api/auth/signup', createSignUp({ email: given }), from)
    expect((await signUp(email)).status).toBe(200)
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await signUp(email)).status))
    expect(statuses.filter((status) => status === 409)).toHaveLength(30)
    expect([(await signUp(email)).status, (await signUp(newEmail())).status]).toEqual([429, 429])
  })

  test('an account can try 20 other emails in an hour', async () => {
    const { cookie } = await signIn(shop.database, 'customer')
    const change = async (index: number) =>
      (
        await visit(shop).send(
          'PUT /api/auth/update',
          { username: 'Ada', email: newEmail() },
          { remoteAddress: `10.${index}.0.1`, headers: { cookie } },
        )
      ).status
    expect(await accepted(40, change)).toBe(20)
  })

  test('requests that wait for their turn are served over real connections', async () => {
    const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, body: object) =>
      fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(({ status }) => status)
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => [
        await post('/api/contact', createContactMessage()),
        await post('/api/auth/login', { email: newEmail(), password: 'wrong' }),
      ]),
    )
    expect(statuses).toEqual(Array(5).fill([200, 401]))
  })

  test('requests from everywhere are limited in total', async () => {
    const limits = createRequestLimits(shop.database, createRateLimits(clock.now), clock.now)
    const few = { name: 'few', window: milliseconds.hour, address: 9, network: 9, total: 2 }
    const count = (host: number) => limits.count(few, { ip: `10.${host}.0.1` })
    await count(1)
    await count(2)
    await expect(count(3)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    await expect(limits.check(few, { ip: '192.0.2.1' })).rejects.toMatchObject({ status: 429 })
  })

  test('a sender who is rejected is rejected again without the database until there is room', async () => {
    let reads = 0
    const rateLimits = createRateLimits(clock.now)
    const counted: RateLimits = { ...rateLimits, waitFor: (...given) => ((reads += 1), rateLimits.waitFor(...given)) }
    const limits = createRequestLimits(shop.database, counted, clock.now)
    const one = { name: 'one', window: milliseconds.hour, address: 1, network: 9, total: 9 }
    const count = () => limits.count(one, { ip: '192.0.2.9' })
    await count()
    await expect(count()).rejects.toMatchObject({ status: 429 })
    clock.pass(10 * milliseconds.minute)
    await expect(count()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '3000' } })
    expect(reads).toBe(2)
    clock.pass(50 * milliseconds.minute)
    await count()
    expect(reads).toBe(3)
  })
})
