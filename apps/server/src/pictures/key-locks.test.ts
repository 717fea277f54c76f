import { describe, expect, test } from 'vitest'
import { createKeyLocks } from './key-locks.ts'

describe('createKeyLocks', () => {
  test('tasks run in order of arrival when they share a key, without delaying others', async () => {
    const locks = createKeyLocks()
    const happened: string[] = []
    const first = Promise.withResolvers<void>()
    const task =
      (name: string, until: Promise<void> = Promise.resolve()) =>
      async () => {
        happened.push(`${name} begins`)
        await until
        happened.push(`${name} ends`)
      }
    const running = [
      locks.run(['sofa', 'lamp'], task('first', first.promise)),
      locks.run(['lamp', 'rug'], task('second')),
      locks.run(['rug', 'sofa'], task('third')),
    ]
    await locks.run(['bed'], task('another'))
    expect(happened).toEqual(['first begins', 'another begins', 'another ends'])
    first.resolve()
    await Promise.all(running)
    expect(happened.slice(3)).toEqual(['first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
  })

  test('the next task with the same key runs after one fails', async () => {
    const locks = createKeyLocks()
    const failing = locks.run(['sofa'], async () => Promise.reject(new Error('no')))
    const next = locks.run(['sofa'], async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
