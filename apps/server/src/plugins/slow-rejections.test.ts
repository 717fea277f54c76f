import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { slowRejections } from './slow-rejections.ts'

test.each([429, 503])(
  'an address that gets many responses with status %i waits for the next ones, and others do not',
  async (status) => {
    const app = Fastify()
    await app.register(slowRejections, { delayMs: 300 })
    app.get('/rejected', (_request, reply) => reply.code(status).send())
    app.get('/served', (_request, reply) => reply.send('here'))
    const time = async (url: string, remoteAddress: string) => {
      const begun = performance.now()
      expect((await app.inject({ url, remoteAddress })).statusCode).toBe(url === '/served' ? 200 : status)
      return performance.now() - begun
    }
    const fastest = async (times: number, url: string, address: string) =>
      Math.min(...(await Promise.all(Array.from({ length: times }, () => time(url, address)))))
    expect(await fastest(20, '/rejected', '203.0.113.1')).toBeLessThan(300)
    expect(await fastest(2, '/rejected', '::ffff:203.0.113.1')).toBeGreaterThan(299)
    expect(await fastest(9, '/served', '203.0.113.1')).toBeLessThan(300)
    expect(await fastest(9, '/rejected', '203.0.113.2')).toBeLessThan(300)
    await app.close()
  },
)
