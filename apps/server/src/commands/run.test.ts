import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DrizzleQueryError } from '../db/drizzle.ts'
import { NewerDatabaseError } from '../db/migrate.ts'
import type { RunningServer } from '../server.ts'
import { exitWithError, runUntilStopped } from './run.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a server that is told to stop waits 30 seconds for an upload', () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const never = new Promise<never>(() => undefined)
  const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') }
  runUntilStopped({ failed: never, stop: () => never } as unknown as RunningServer)
  onTestFinished(() => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      for (const listener of process.listeners(signal)) if (!before[signal].includes(listener)) process.off(signal, listener)
    }
  })
  process.listeners('SIGTERM').at(-1)?.('SIGTERM')
  vi.advanceTimersByTime(29_999)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit).toHaveBeenCalledWith(1)
})

test('a start on a port that is not allowed ends with a line that says how to choose another one', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  exitWithError(Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), { code: 'EACCES', port: 80 }))
  expect(write).toHaveBeenCalledWith('This process is not allowed to listen on port 80. Set PORT to another number above 1023.\n')
  expect(exit).toHaveBeenCalledWith(1)
})

test.each([
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
  ['EACCES', "EACCES: permission denied, open '/backups/shop.tar.gz'"],
])('a command that fails because of the disk (%s) ends with a line without a stack', (code, message) => {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  exitWithError(Object.assign(new Error(message), { code }))
  expect(write).toHaveBeenCalledWith(`${message}. Check the folder, its rights and its space.\n`)
})

test('a mistake in the code whose error has a code of the disk ends with its stack', () => {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const error = Object.assign(new Error('kill EPERM'), { code: 'EPERM', syscall: 'kill' })
  exitWithError(error)
  expect(write).toHaveBeenCalledWith(`${error.stack}\n`)
})

test.each([
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['missing rights', Object.assign(new Error('permission denied for schema public'), { code: '42501' })],
])('a command that the database rejects because of %s ends with a line without a stack', (_what, cause) => {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  exitWithError(new DrizzleQueryError('insert into users', ['secret'], cause))
  expect(write).toHaveBeenCalledWith(
    `The database or a service is not available: ${cause.message}. Check it with pnpm run doctor.\n`,
  )
})

test('a mistake in a statement ends with the stack of its cause, without its parameters', () => {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const cause = Object.assign(new Error('column "nme" does not exist'), { code: '42703' })
  exitWithError(new DrizzleQueryError('insert into users', ['secret'], cause))
  expect(write).toHaveBeenCalledWith(`${cause.stack}\n`)
})

test('a start on the database of a newer version ends with a line without a stack', () => {
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  exitWithError(new NewerDatabaseError())
  expect(write).toHaveBeenCalledWith(
    'A newer version of the shop has used this database. Start that version, or restore a backup from before its first start.\n',
  )
})
