import { afterEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

afterEach(() => vi.useRealTimers())

test('work whose sender has gone is not done when its turn comes', async () => {
  const turns = createTurns(1)
  const first = Promise.withResolvers<string>()
  const socket = { destroyed: false }
  const done: string[] = []
  const work = async (name: string) => done.push(name)
  const running = turns({ ip: '203.0.113.1' }, () => first.promise)
  const abandoned = turns({ ip: '203.0.113.2', socket }, () => work('abandoned'))
  const next = turns({ ip: '203.0.113.3' }, () => work('next'))
  socket.destroyed = true
  first.resolve('done')
  await expect(abandoned).rejects.toMatchObject({ status: 503 })
  await Promise.all([running, next])
  expect(done).toEqual(['next'])
  expect(await turns({ ip: '203.0.113.1' }, () => work('later'))).toBe(2)
})

test('a network with many turns rests four times as long as each further turn took, and other networks do not wait', async () => {
  vi.useFakeTimers()
  const turns = createTurns(1, 4)
  const start = performance.now()
  const begun: Record<string, number> = {}
  const work = (name: string) => async () => {
    begun[name] = performance.now() - start
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const flood = [1, 2, 3, 4, 5, 6, 7, 8].map((host) => turns({ ip: `203.0.113.${host}` }, work(`flood ${host}`)))
  await vi.advanceTimersByTimeAsync(70)
  const shopper = turns({ ip: '198.51.100.1' }, work('shopper'))
  await vi.runAllTimersAsync()
  await Promise.all([...flood, shopper])
  expect(begun).toMatchObject({ 'flood 5': 40, 'flood 6': 50, shopper: 70, 'flood 7': 100, 'flood 8': 150 })
})
