import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { FolderInUseError, lockFolder } from '../db/folder-lock.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const webFolder = join(root, 'apps/web')
const distFolder = join(webFolder, 'dist')
const stampFile = join(distFolder, 'fingerprint')
const lockedFolder = join(root, 'node_modules/.cache/shop-build')

/** The app's client build: what browsers load. */
export const clientFolder = join(distFolder, 'client')
/** The app's server build: what renders pages. */
export const serverFolder = join(distFolder, 'server')

/** The app could not be built; what is wrong has been printed by the build. */
export class BuildError extends Error {
  constructor() {
    super('The shop could not be built; the lines above say why.')
    this.name = 'BuildError'
  }
}

/** Everything that the builds are made from. */
const sources = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages/api/src',
  'packages/domain/src',
  'packages/machines/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
]

/**
 * Builds the app when its sources are not those that it was built from: client and server build, and the compressed
 * variants of the client's files.
 *
 * @param say - is told before a build begins, since it takes a few seconds
 * @throws {BuildError} when the build fails; its own output says why
 */
export async function buildWebIfStale(say: (line: string) => void): Promise<void> {
  if (await readStamp() === await fingerprint(root, sources)) return
  const unlock = await takeTurn()
  try {
    // Whoever had the turn before may have built the same.
    const print = await fingerprint(root, sources)
    if (await readStamp() === print) return
    say('Building the shop …')
    // Without its stamp a build that is cut off counts as stale the next time.
    await rm(stampFile, { force: true })
    await runVite()
    await precompress(clientFolder)
    await writeFile(stampFile, print)
  } finally {
    unlock()
  }
}

/** Two shops that start from the same checkout must not build into the same folder at once. */
async function takeTurn(): Promise<() => void> {
  for (;;) {
    try {
      return await lockFolder(lockedFolder)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      await pause(200)
    }
  }
}

async function readStamp(): Promise<string | null> {
  return existsSync(stampFile) ? readFile(stampFile, 'utf8') : null
}

/** Runs Vite with the Node that runs this: the system's own may be too old for it. */
async function runVite(): Promise<void> {
  const vitePackage = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json')
  const child = spawn(process.execPath, [join(dirname(vitePackage), 'bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: webFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new BuildError()
}
