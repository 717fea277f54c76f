/**
 * `pnpm test`: every check and test of the workspace in one run, each step with the tools it needs.
 * Goes on after a failed step, so that one run tells everything, and closes with one line of totals.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { addTotals, readPlaywrightTotals, readVitestTotals, type Totals } from './totals.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'node_modules/.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const environment = {
  ...process.env,
  CHROMIUM_PATH: findOrInstallChromium(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
}

interface Step {
  name: string
  command: [string, ...string[]]
  totals?: () => Totals
}

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
  totals: () => readVitestTotals(join(reports, `${name}.json`)),
})

const steps: Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: ['tsc', '-b', '--noEmit'] },
  vitest('unit'),
  vitest('stories', '--config', '.storybook/vitest.config.ts'),
  { name: 'storybook', command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'] },
  vitest('built-storybook', '--config', '.storybook/static/vitest.config.ts'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    totals: () => readPlaywrightTotals(join(reports, 'e2e.json')),
  },
]

const failed: string[] = []
let totals: Totals = { passed: 0, failed: 0, skipped: 0 }
for (const { name, command, totals: readTotals } of steps) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const { status } = spawnSync(command[0], command.slice(1), { cwd: root, env: environment, stdio: 'inherit' })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`)
  if (status !== 0) failed.push(name)
  if (readTotals !== undefined) totals = addTotals(totals, readTotals())
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = failed.length > 0 || totals.passed === 0 ? 1 : 0
