import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { watchRequests } from './recent-requests.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a server counts as busy for a second after each request', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const app = Fastify()
  const isBusy = watchRequests(app)
  app.get('/', () => 'hello')
  expect(isBusy()).toBe(false)
  await app.inject('/')
  vi.advanceTimersByTime(999)
  expect(isBusy()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isBusy()).toBe(false)
})
