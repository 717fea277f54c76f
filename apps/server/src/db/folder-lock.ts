import {
  accessSync,
  closeSync,
  constants,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { privateFile, privateFolder } from '../private-files.ts'

/** Another running shop uses the data folder. */
export class FolderInUseError extends Error {
  /** The process that holds the lock. */
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by the running process ${pid}. Stop it, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUseError'
    this.pid = pid
  }
}

/** The data folder cannot be created or written. The message is one line for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'

  constructor(folder: string, cause: unknown) {
    const { code = 'unknown' } = cause as { code?: string }
    super(
      `The data folder ${folder} cannot be used: ${code}. Make it a folder that the shop may write, or set DATA_DIR to another.`,
      { cause },
    )
  }
}

interface Holder {
  readonly pid: number
  /** The start time of a process in clock ticks. A pid may be reused, but not with the same start time. Null where unknown. */
  readonly began: string | null
}

const unreadableGraceMs = 500

/**
 * Locks a data folder. The embedded database has no lock: two processes on one folder would silently lose each other's writes.
 * Only a live process holds the lock: it is taken over at once when its process is gone, and never while that process lives,
 * however old the lock is.
 *
 * @param folder - the data folder, created when missing
 * @returns releases the lock
 * @throws {FolderInUseError} when a live process holds it
 * @throws {DataFolderError} when the folder cannot be written
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true, mode: privateFolder })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new DataFolderError(folder, error)
  }
  const path = join(folder, 'lock')
  const mine = JSON.stringify({ pid: process.pid, began: readProcess(process.pid)?.began ?? null } satisfies Holder)
  while (!create(path, mine)) {
    const found = await readHolder(path)
    if (found === 'gone') continue
    if (found.holder !== null && isAlive(found.holder)) throw new FolderInUseError(folder, found.holder.pid)
    removeStale(path, found.text)
  }
  return () => {
    if (readText(path) === mine) rmSync(path, { force: true })
  }
}

/** Creates the file atomically; false when it exists already. */
function create(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx', privateFile)
    writeSync(file, text)
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Reads the holder of the lock. An empty file may be in the middle of being written, so it gets a moment. */
async function readHolder(path: string): Promise<'gone' | { text: string; holder: Holder | null }> {
  const until = Date.now() + unreadableGraceMs
  for (;;) {
    const text = readText(path)
    if (text === null) return 'gone'
    const holder = parseHolder(text)
    if (holder !== null || Date.now() > until) return { text, holder }
    await pause(20)
  }
}

/**
 * Removes a stale lock. Two processes may do so at once, and the slower one must not remove the faster one's new
 * lock. So the file is moved away first, and moved back when it is not the one that was read.
 */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (readText(aside) !== stale) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || !Number.isInteger(value.pid)) return null
    return { pid: value.pid as number, began: 'began' in value && typeof value.began === 'string' ? value.began : null }
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const running = readProcess(holder.pid)
  // An unreadable process counts as alive: an operator can fix a failed start, but not lost data.
  if (running === null || holder.began === null) return true
  return running.began === holder.began && running.state !== 'Z'
}

/** State and first clock tick of a process (fields 3 and 22 of its stat file); null where there is no such file. */
function readProcess(pid: number): { state: string; began: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', began: fields[19] ?? '' }
  } catch {
    return null
  }
}
