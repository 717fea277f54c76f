import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

test('a byte budget lets requests wait in order of arrival until enough bytes are free', async () => {
  const budget = createByteBudget(10)
  const started: string[] = []
  const take = async (name: string, bytes: number) => {
    const release = await budget.take(bytes)
    started.push(name)
    return release
  }
  const [first, second, third, fourth] = [take('first', 6), take('second', 4), take('third', 5), take('fourth', 1)]
  await turn()
  expect(started).toEqual(['first', 'second'])
  ;(await second)()
  await turn()
  expect(started).toEqual(['first', 'second'])
  ;(await first)()
  await turn()
  expect(started).toEqual(['first', 'second', 'third', 'fourth'])
  ;(await third)()
  ;(await fourth)()
})

test('a byte budget gives all its bytes to a request for more, once everything is free', async () => {
  const budget = createByteBudget(10)
  const release = await budget.take(1)
  let isStarted = false
  const large = budget.take(100).then((end) => {
    isStarted = true
    return end
  })
  await turn()
  expect(isStarted).toBe(false)
  release()
  ;(await large)()
  ;(await budget.take(10))()
})
