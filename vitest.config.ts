import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { withoutOptimising } from './apps/server/src/commands/memory-settings.ts'

interface More {
  globalSetup?: string
  testTimeout?: number
  hookTimeout?: number
  css?: { include: RegExp }
  execArgv?: string[]
}

/** The modules that Node can import itself: those of the server and of the packages without components. `vi.mock` does not reach them. */
const nativeModules = /\/(?:apps\/server|packages\/(?:api|domain|machines))\/src\/(?!.*\.test\.ts$).*\.ts$/
/** Watching and `--changed` find the tests of a changed module in Vite's graph of imports, which lacks what Node imports itself. */
const needsGraph = !process.argv.includes('run') || process.argv.some((word) => word.startsWith('--changed'))

const project = (name: string, folder: string, more: More = {}) => ({
  test: {
    name,
    root: import.meta.dirname,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    environment: 'node' as const,
    // The files of a project share their modules, which halves the processor time. Tests must clean up after themselves.
    isolate: false,
    // Node reads types away faster than Vite does.
    server: { deps: { external: needsGraph ? [] : [nativeModules] } },
    // Tests with random texts first make the table of all characters: on a busy machine that takes a while.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    ...more,
  },
})

/** Everything that runs in Node. Stories run in a browser: .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    // One more than there are cores, because tests of the server often wait for a process that they have started.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('domain', 'packages/domain/src'),
      project('api', 'packages/api/src'),
      project('machines', 'packages/machines/src'),
      // Style sheets are empty in tests, except where a test reads their text.
      project('ui', 'packages/ui/src', { css: { include: /\?raw/ } }),
      project('web', 'apps/web/{build,src}'),
      project('views', 'packages/views/src'),
      project('inspector', 'packages/inspector/src'),
      project('server', 'apps/server/src', {
        execArgv: [withoutOptimising],
        globalSetup: 'apps/server/src/testing/global-setup.ts',
        // Databases are made and processes started: on a busy machine that takes a while.
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project('bench', 'bench'),
      // Other tools are started. Vitest runs projects in the order of their names, and this one has the longest tests: at the end, one
      // processor would have nothing to do.
      project('ci', '.ci', { testTimeout: 90_000 }),
      // A browser is started.
      project('storybook', '.storybook', { testTimeout: 60_000 }),
    ],
  },
})
