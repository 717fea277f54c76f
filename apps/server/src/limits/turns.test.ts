import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

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
