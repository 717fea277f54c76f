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
