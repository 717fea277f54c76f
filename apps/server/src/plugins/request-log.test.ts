import { Writable } from 'node:stream'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { HttpError } from '../http-error.ts'
import { errors } from './errors.ts'
import { RequestLog } from './request-log.ts'

describe('the log', () => {
  let lines: string[]
  let app: FastifyInstance

  beforeEach(async () => {
    lines = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(...chunk.toString().trim().split('\n'))
        done()
      },
    })
    app = Fastify({ logger: { level: 'debug', stream }, logController: new RequestLog() })
    await app.register(errors)
    app.get('/reset-password/:token', async () => 'page')
    app.get('/busy', async () => {
      throw new HttpError(503, 'The shop is busy at the moment. Please try again.')
    })
    app.get('/offline', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
    })
    app.get('/broken', async () => {
      throw new Error('the disk is full')
    })
  })

  const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))

  test('the log has one line of JSON per request, which names its route', async () => {
    await app.inject('/reset-password/s3cret-token?email=ada@example.com')
    expect(entries()).toEqual([
      expect.objectContaining({
        level: 20,
        method: 'GET',
        route: '/reset-password/:token',
        status: 200,
        milliseconds: expect.any(Number),
      }),
    ])
  })

  test('the log never reveals which user requested what', async () => {
    await app.inject({
      url: '/reset-password/s3cret-token?email=ada@example.com',
      headers: { cookie: 'session=s3cret-session', authorization: 'Bearer s3cret-bearer' },
      remoteAddress: '203.0.113.9',
    })
    await app.inject('/unknown/s3cret-path')
    expect(lines.join('\n')).not.toMatch(/s3cret|ada@example|203\.0\.113/)
  })

  test.each([
    ['/busy', 'The shop is busy at the moment. Please try again.'],
    ['/offline', 'connect ECONNREFUSED'],
  ])('the log has one line without a stack for an overload or an outage: %s', async (url, reason) => {
    await app.inject(url)
    expect(entries()).toEqual([expect.objectContaining({ level: 40, route: url, status: 503, reason })])
    expect(lines.join('\n')).not.toContain('stack')
  })

  test('the log contains the cause of an internal error', async () => {
    await app.inject('/broken')
    expect(entries()).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'request failed',
        error: expect.objectContaining({ message: 'the disk is full' }),
      }),
      expect.objectContaining({ level: 50, route: '/broken', status: 500 }),
    ])
  })
})
