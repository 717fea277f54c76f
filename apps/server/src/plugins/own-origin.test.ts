import { describe, expect, test } from 'vitest'
import Fastify from 'fastify'
import { errors } from './errors.ts'
import { isOwnOrigin, ownOrigin } from './own-origin.ts'

describe('the origin of a request', () => {
  test.each([
    ['https://shop.example', 'https://shop.example', true],
    ['https://shop.example.evil.example', 'https://shop.example', false],
    ['https://a.shop.example', 'https://shop.example', false],
    ['http://shop.example', 'https://shop.example', false],
    ['https://shop.example:444', 'https://shop.example', false],
    ['null', 'https://shop.example', false],
    ['http://localhost:3000', 'http://127.0.0.1:3000', true],
    ['http://[::1]:3000', 'http://127.0.0.1:3000', true],
    ['http://localhost:3001', 'http://127.0.0.1:3000', false],
    ['http://localhost:3000', 'https://shop.example', false],
    ['null', 'http://127.0.0.1:3000', false],
  ])('the origin %s for a shop at %s is its own: %s', (origin, publicUrl, own) => {
    expect(isOwnOrigin(origin, publicUrl, undefined)).toBe(own)
  })

  test('a local shop recognises its own origin on a port chosen by the system', () => {
    expect(isOwnOrigin('http://127.0.0.1:41234', 'http://127.0.0.1:0', 41_234)).toBe(true)
    expect(isOwnOrigin('http://127.0.0.1:41235', 'http://127.0.0.1:0', 41_234)).toBe(false)
  })
})

describe('a request that changes data', () => {
  async function statusOf(method: 'GET' | 'POST' | 'PUT' | 'DELETE', headers: Record<string, string>): Promise<number> {
    const app = Fastify()
    await app.register(errors)
    await app.register(ownOrigin, { publicUrl: 'https://shop.example' })
    app.route({ method, url: '/', handler: async () => 'done' })
    return (await app.inject({ method, url: '/', headers })).statusCode
  }

  test.each(['POST', 'PUT', 'DELETE'] as const)('a %s request from another site is rejected', async (method) => {
    expect(await statusOf(method, { origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf(method, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusOf(method, { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  test('an endless origin does not fill the log', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
    await app.register(errors)
    await app.register(ownOrigin, { publicUrl: 'https://shop.example' })
    app.post('/', async () => 'done')
    await app.inject({ method: 'POST', url: '/', headers: { origin: `https://evil.example${'x'.repeat(10_000)}` } })
    expect(lines.join()).toContain('https://evil.example')
    expect(lines.join().length).toBeLessThan(1000)
  })

  test('a request that changes data passes when a program sends no origin', async () => {
    expect(await statusOf('POST', {})).toBe(200)
  })

  test('a GET request from another site passes, because links may lead to the shop', async () => {
    expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200)
  })
})
