import { existsSync, utimesSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { milliseconds } from '../clock.ts'
import { FolderInUseError, lockFolder } from '../db/folder-lock.ts'
import { syncTree } from '../sync-to-disk.ts'

/** How many builds remain besides the current one and those in use. */
const previousKept = 1

/** Milliseconds between two marks of a build by the process that uses it. */
const markInterval = 10 * milliseconds.minute

/** Milliseconds after its last mark when a build counts as unused. */
const unusedAfter = milliseconds.hour

const lockWaitMs = 200

/** The folder of the builds of one kind, and how to make a build. */
export interface BuildOptions {
  /** Contains a folder for each build, named after the fingerprint of its sources. */
  readonly folder: string
  /** The fingerprint of the current sources. Called again after waiting for another process. */
  readonly fingerprint: () => Promise<string>
  /** Writes a build into an empty folder. */
  readonly build: (folder: string) => Promise<void>
}

/**
 * Returns the folder with the build of the current sources, which is built first when there is none. A build gets its final name
 * once it is complete and never changes afterwards, and this process marks it as used as long as it runs, so shops that run on other builds
 * keep their files.
 *
 * @throws what `build` throws; nothing is changed then
 */
export async function currentBuild(options: BuildOptions): Promise<string> {
  const build = await findOrMake(options)
  mark(build)
  setInterval(() => mark(build), markInterval).unref()
  return build
}

async function findOrMake({ folder, fingerprint, build }: BuildOptions): Promise<string> {
  const existing = join(folder, await fingerprint())
  if (existsSync(existing)) return existing
  const unlock = await waitForLock(folder)
  try {
    // Another process may have built the same sources while this one waited.
    const finished = join(folder, await fingerprint())
    if (existsSync(finished)) return finished
    const unfinished = `${finished}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished)
    await build(unfinished)
    await syncTree(unfinished)
    await rename(unfinished, finished)
    await removeOutdated(folder, finished)
    return finished
  } finally {
    unlock()
  }
}

/** Marks a build as used now, because unused builds are removed. Two asynchronous marks could end in either order. */
function mark(build: string): void {
  const now = new Date()
  try {
    utimesSync(build, now, now)
  } catch {
    // A build may belong to another user, who can still read it.
  }
}

async function removeOutdated(folder: string, current: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const others = entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name))
  const dated = await Promise.all(
    others
      .filter((path) => path !== current)
      .map(async (path) => ({ path, used: path.endsWith('.unfinished') ? 0 : (await stat(path)).mtimeMs })),
  )
  const outdated = dated
    .toSorted((one, other) => other.used - one.used)
    .filter(({ used }, index) => used === 0 || (index >= previousKept && Date.now() - used > unusedAfter))
  await Promise.all(outdated.map(({ path }) => rm(path, { recursive: true, force: true })))
}

async function waitForLock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      await pause(lockWaitMs)
    }
  }
}
