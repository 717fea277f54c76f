import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a process that holds the folder's lock until it is killed. */
async function holdInOtherProcess(): Promise<ChildProcess & { pid: number }> {
  const module = JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)
  const program = `const { lockFolder } = await import(${module}); await lockFolder(process.argv[1]); process.send('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child as ChildProcess & { pid: number }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe("a data folder's lock", () => {
  test("a data folder's lock is denied while another process holds it, with a line that names the process", async () => {
    const other = await holdInOtherProcess()
    try {
      await expect(lockFolder(folder)).rejects.toThrow(new FolderInUseError(folder, other.pid))
    } finally {
      await kill(other)
    }
  })

  test("a data folder's lock is taken over from a process that was killed", async () => {
    await kill(await holdInOtherProcess())
    const unlock = await lockFolder(folder)
    unlock()
  })

  test("a data folder's lock is denied to a second database of the same process", async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(new FolderInUseError(folder, process.pid))
    unlock()
  })

  test("a data folder's lock can be taken again after its release", async () => {
    const unlock = await lockFolder(folder)
    unlock()
    const again = await lockFolder(folder)
    again()
  })

  test("a data folder's lock is taken over when another process has got its pid in the meantime", async () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, began: '1' }))
    const unlock = await lockFolder(folder)
    unlock()
  })

  test("a data folder's lock is never taken from a living process, however old the file is", async () => {
    const unlock = await lockFolder(folder)
    const { utimesSync } = await import('node:fs')
    utimesSync(join(folder, 'lock'), 0, 0)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
    unlock()
  })

  test("a data folder's lock is taken over when its process was killed before writing to the file", async () => {
    writeFileSync(join(folder, 'lock'), '')
    const unlock = await lockFolder(folder)
    unlock()
  })

  test("a data folder's lock is given to exactly one of many processes that find a dead lock at once", async () => {
    await kill(await holdInOtherProcess())
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
