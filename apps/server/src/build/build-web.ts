import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { currentBuild } from './build-folders.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const webFolder = join(root, 'apps/web')

/** The folders of the app's two builds. */
export interface WebFolders {
  /** The client build, which browsers load. */
  readonly client: string
  /** The server build, which renders pages. */
  readonly server: string
}

/** A failed build. The output of the build contains the reason. */
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
  'apps/web/public',
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
 * @param print - prints a line before a build, which takes a few seconds
 * @throws {BuildError} when the build fails; its output contains the reason
 */
export async function buildWebIfStale(print: (line: string) => void): Promise<WebFolders> {
  const build = await currentBuild({
    folder: join(webFolder, 'dist/shop'),
    fingerprint: () => fingerprint(root, sources),
    async build(folder) {
      print('Building the shop …')
      await runVite('vite.config.ts', folder)
      await precompress(join(folder, 'client'))
    },
  })
  return { client: join(build, 'client'), server: join(build, 'server') }
}

/**
 * Builds the inspector build in the same way: the inspector's page, and the shop with a tap in it.
 *
 * @returns the folder of the inspector build
 */
export async function buildInspectorIfStale(print: (line: string) => void): Promise<string> {
  const build = await currentBuild({
    folder: join(webFolder, 'dist/inspector'),
    fingerprint: () => fingerprint(root, [...sources, ...inspectorSources]),
    async build(folder) {
      print('Building the inspector …')
      await runVite('vite.inspector.config.ts', folder)
      await precompress(join(folder, 'client'))
    },
  })
  return join(build, 'client')
}

/** Runs Vite with the current Node, because the system's may be too old for it. Its output is printed only when it fails. */
async function runVite(config: string, folder: string): Promise<void> {
  const vitePackage = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json')
  const child = spawn(
    process.execPath,
    [join(dirname(vitePackage), 'bin/vite.js'), 'build', '--config', config, '--logLevel', 'warn'],
    {
      cwd: webFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', SHOP_BUILD_FOLDER: folder },
    },
  )
  // If the start of the shop fails during the build, no process may go on writing into this folder.
  const end = (): void => void child.kill()
  process.once('exit', end)
  const exited = once(child, 'exit')
  const output = Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  const [code] = await exited.finally(() => process.off('exit', end))
  if (code === 0) return
  process.stderr.write(Buffer.concat((await output).flat()))
  throw new BuildError()
}
