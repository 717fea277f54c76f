import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { slowRejections } from './slow-rejections.ts'

test.each([
  ['beyond a limit', 429],
  ['from a busy shop', 503],
])('an address that gets many rejections %s waits for the next ones, and others do not', async (_, status) => {
  const app = Fastify()
  await app.register(slowRejections, { delayMs: 300 })
  app.get('/rejected', (_request, reply) => reply.code(status).header('retry-after', '5').send())
  app.get('/outage', (_request, reply) => reply.code(503).send())
  app.get('/served', (_request, reply) => reply.send('here'))
  const fastest = async (times: number, url: string, remoteAddress: string) => {
    const one = async () => {
      const begun = performance.now()
      await app.inject({ url, remoteAddress })
      return performance.now() - begun
    }
    return Math.min(...(await Promise.all(Array.from({ length: times }, one))))
  }
  expect(await fastest(20, '/rejected', '203.0.113.1')).toBeLessThan(300)
  expect(await fastest(2, '/rejected', '::ffff:203.0.113.1')).toBeGreaterThan(299)
  expect(await fastest(9, '/served', '203.0.113.1')).toBeLessThan(300)
  expect(await fastest(30, '/outage', '203.0.113.1')).toBeLessThan(300)
  expect(await fastest(9, '/rejected', '203.0.113.2')).toBeLessThan(300)
  await app.close()
})
