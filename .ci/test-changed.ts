/**
 * `pnpm test:changed [REF]`: runs the tests that a change can affect: unit tests by Vitest's module graph, the stories nearest to the
 * changed files, and the journeys of their area. Changes are those since `REF` (by default where the branch left main) and
 * everything uncommitted.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chooseTests } from './changed-tests.ts'
import { findOrInstallChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean)

const since = process.argv[2] ?? git('merge-base', 'main', 'HEAD')[0]!
const unknown = git('ls-files', '--others', '--exclude-standard')
const changed = [...git('diff', '--name-only', '--no-renames', since), ...unknown]
const { stories, furtherStories, journeys } = chooseTests([...git('ls-files'), ...unknown], changed)

let failed = false
function run(name: string, command: string, ...args: string[]): void {
  console.log(`\n── ${name} ──`)
  const begun = performance.now()
  const env = { ...process.env, CHROMIUM_PATH: findOrInstallChromium() }
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - begun) / 1000)} s`)
  failed ||= status !== 0
}

console.log(`${changed.length} changed files since ${since.slice(0, 12)}`)
if (changed.length > 0) run('unit', 'vitest', 'run', '--changed', since, '--passWithNoTests')
if (stories.length > 0) run('stories', 'vitest', 'run', '--config', '.storybook/vitest.config.ts', ...stories)
if (journeys.length > 0) run('journeys', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...journeys)
if (furtherStories > 0) console.log(`\n${furtherStories} more files of stories can be affected: pnpm test:stories runs all.`)
process.exitCode = failed ? 1 : 0
