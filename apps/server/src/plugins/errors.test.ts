import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'

test.each([
  ['a database that a failover has made read-only', '25006'],
  ['a name server that does not respond', 'EAI_AGAIN'],
  ['a full quota of the disk', 'EDQUOT'],
  ['a disk that an error has made read-only', 'EROFS'],
  ['too many open files', 'EMFILE'],
])('%s is temporary, so the response has status 503 and the reason is not shown', async (_fault, code) => {
  const app = Fastify()
  await app.register(errors)
  app.get('/', () => Promise.reject(Object.assign(new Error('secret.example'), { code })))
  const response = await app.inject('/')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ message: 'The shop is not available at the moment. Please try again.' })
})
