import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { forwardedAddress } from './forwarded-address.ts'

test.each([
  ['203.0.113.9:51324', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.7:1, 203.0.113.9:51324', '203.0.113.9'],
  ['203.0.113.9:51324,127.0.0.1:80', '203.0.113.9'],
])('the address of a client that a trusted proxy forwards as %s is %s', async (forwarded, address) => {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  await app.register(forwardedAddress)
  app.get('/', async ({ ip }) => ip)
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  expect(body).toBe(address)
})
