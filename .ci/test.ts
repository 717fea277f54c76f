/**
 * `pnpm test`: every check and test of the workspace in one run, each step with the tools it needs.
 * Continues after a failed step, and ends with the failed tests and one line of totals.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { mergeReports, emptyReport, formatProblems } from './report.ts'
import type { Report } from './report.ts'
import { readVitestReport } from './vitest-report.ts'

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
  report?: () => Report
}

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
  report: () => readVitestReport(join(reports, `${name}.json`)),
})

// A browser on a busy machine can stall for longer than any test waits, so browser tests have one retry, reported at the end.
const steps: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  // The lint reads every program of the compiler, so the type check with it takes half the time of two steps.
  { name: 'lint and types', command: ['oxlint', '--type-aware', '--type-check'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
  vitest('unit'),
  vitest('stories', '--config', '.storybook/vitest.config.ts', '--retry=1'),
  { name: 'storybook', command: ['storybook', 'build', '--quiet', '--loglevel', 'error', '--output-dir', 'storybook-static'] },
  vitest('built-storybook', '--config', '.storybook/static/vitest.config.ts', '--retry=1'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'],
    report: () => readPlaywrightReport(join(reports, 'e2e.json')),
  },
]

const failed: string[] = []
let whole = emptyReport
for (const { name, command, report } of steps) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const { status } = spawnSync(command[0], command.slice(1), { cwd: root, env: environment, stdio: 'inherit' })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`)
  if (status !== 0) failed.push(name)
  if (report !== undefined) whole = mergeReports(whole, report())
}

process.stdout.write(formatProblems('Passed only on the retry', whole.flaky))
process.stderr.write(formatProblems('Failed', whole.failures))
if (failed.length > 0) console.error(`\nFailed steps: ${failed.join(', ')}`)
console.log(`\n${whole.passed} passed, ${whole.failures.length} failed, ${whole.skipped} skipped`)
process.exitCode = failed.length > 0 || whole.passed === 0 ? 1 : 0
