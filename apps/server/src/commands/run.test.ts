import { afterEach, expect, test, vi } from 'vitest'
import type { RunningServer } from '../server.ts'
import { runUntilStopped } from './run.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT')
})

test('a server that is told to stop waits 30 seconds for an upload', () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const never = new Promise<never>(() => undefined)
  runUntilStopped({ failed: never, stop: () => never } as unknown as RunningServer)
  process.emit('SIGTERM')
  vi.advanceTimersByTime(29_999)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit).toHaveBeenCalledWith(1)
})
