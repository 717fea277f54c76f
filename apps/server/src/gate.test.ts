import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('a gate with two places runs two tasks at once, and the others wait in order of arrival', async () => {
  const gate = createGate(2)
  const tasks = ['first', 'second', 'third', 'fourth'].map((name) => ({ name, end: Promise.withResolvers<void>() }))
  const started: string[] = []
  const results = tasks.map(({ name, end }) =>
    gate(async () => {
      started.push(name)
      await end.promise
      return name
    }),
  )

  await setImmediate()
  expect(started).toEqual(['first', 'second'])

  tasks[1]?.end.resolve()
  await results[1]
  await setImmediate()
  expect(started).toEqual(['first', 'second', 'third'])

  for (const { end } of tasks) end.resolve()
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a failing task passes its place in the gate to the next one', async () => {
  const gate = createGate(1)
  const failing = gate(() => Promise.reject(new Error('no')))
  const following = gate(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await following).toBe('done')
})

test('a gate lets tasks of different sizes wait in order of arrival until enough of it is free', async () => {
  const gate = createGate(10)
  const started: string[] = []
  const run = (name: string, size: number) => {
    const end = Promise.withResolvers<void>()
    const result = gate(async () => {
      started.push(name)
      await end.promise
    }, size)
    return async () => {
      end.resolve()
      await result
      await setImmediate()
    }
  }
  const [first, second, third, fourth] = [run('first', 6), run('second', 4), run('third', 5), run('fourth', 1)]
  await setImmediate()
  expect(started).toEqual(['first', 'second'])
  await second()
  expect(started).toEqual(['first', 'second'])
  await first()
  expect(started).toEqual(['first', 'second', 'third', 'fourth'])
  await third()
  await fourth()
})

test('a gate gives all of itself to a task that is larger, once everything is free', async () => {
  const gate = createGate(10)
  const small = Promise.withResolvers<void>()
  const running = gate(() => small.promise)
  let isStarted = false
  const large = gate(async () => {
    isStarted = true
  }, 100)
  await setImmediate()
  expect(isStarted).toBe(false)
  small.resolve()
  await Promise.all([running, large])
  expect(await gate(async () => 'done', 10)).toBe('done')
})
