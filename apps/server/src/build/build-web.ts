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
const inspectorStampFile = join(distFolder, 'inspector-fingerprint')
const lockedFolder = join(root, 'node_modules/.cache/shop-build')

/** The client build, which browsers load. */
export const clientFolder = join(distFolder, 'client')
/** The server build, which renders pages. */
export const serverFolder = join(distFolder, 'server')

/** The inspector build, which exists only when the inspector is on. */
export const inspectorFolder = join(distFolder, 'inspector')

/** The build failed. Its own output has said why. */
export class BuildError extends Error {
  constructor() {
    super('The shop could not be built; the lines above say why.')
    this.name = 'BuildError'
  }
}

/** The sources of both builds. */
const sources = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages/api/src',
  'packages/domain/src',
  'packages/machines/src',
  'packages/ui/src',
  'packages/views/src',
  'pnpm-lock.yaml',
]

/** The additional sources of the inspector build. */
const inspectorSources = ['apps/web/vite.inspector.config.ts', 'packages/inspector/src']

/**
 * Builds the app when its sources have changed: client build, server build and the compressed variants of the client files.
 *
 * @param say - called before a build begins, which takes a few seconds
 * @throws {BuildError} when the build fails; its output says why
 */
export async function buildWebIfStale(say: (line: string) => void): Promise<void> {
  await buildIfStale({ stamp: stampFile, made: sources }, async () => {
    say('Building the shop …')
    await runVite('vite.config.ts')
    await precompress(clientFolder)
  })
}

/** Builds the inspector build in the same way: the inspector's page, and the shop with a tap in it. */
export async function buildInspectorIfStale(say: (line: string) => void): Promise<void> {
  await buildIfStale({ stamp: inspectorStampFile, made: [...sources, ...inspectorSources] }, async () => {
    say('Building the inspector …')
    await runVite('vite.inspector.config.ts')
    await precompress(inspectorFolder)
  })
}

async function buildIfStale({ stamp, made }: { stamp: string; made: string[] }, build: () => Promise<void>): Promise<void> {
  if ((await readStamp(stamp)) === (await fingerprint(root, made))) return
  const unlock = await takeTurn()
  try {
    // Another process may have built the same sources while this one waited.
    const print = await fingerprint(root, made)
    if ((await readStamp(stamp)) === print) return
    // Without its stamp, an interrupted build counts as stale.
    await rm(stamp, { force: true })
    await build()
    await writeFile(stamp, print)
  } finally {
    unlock()
  }
}

/** Two shops started from one checkout must not build into the same folder at once. */
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

async function readStamp(stamp: string): Promise<string | null> {
  return existsSync(stamp) ? readFile(stamp, 'utf8') : null
}

/** Runs Vite with the current Node, because the system's may be too old for it. */
async function runVite(config: string): Promise<void> {
  const vitePackage = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json')
  const child = spawn(
    process.execPath,
    [join(dirname(vitePackage), 'bin/vite.js'), 'build', '--config', config, '--logLevel', 'warn'],
    {
      cwd: webFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new BuildError()
}
