/**
 * `pnpm test`: every check and test of the workspace in one run, each step with the tools it needs.
 * Continues after a failed step, and ends with the failed tests and one line of totals.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
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

const checks: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: ['tsc', '-b', '--noEmit'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
]
// A browser on a busy machine can stall for longer than any test waits, so browser tests have one retry, reported at the end.
const tests: Step[] = [
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

/** Runs a step. The output of a quiet step is printed at its end, so that steps can run side by side. */
async function run({ name, command: [program, ...args], report }: Step, isQuiet: boolean): Promise<void> {
  if (!isQuiet) console.log(`\n── ${name} ──`)
  const started = performance.now()
  const child = spawn(program, args, { cwd: root, env: environment, stdio: isQuiet ? 'pipe' : 'inherit' })
  const output = isQuiet ? Promise.all([child.stdout!, child.stderr!].map((stream) => buffer(stream))) : []
  const [status] = (await once(child, 'exit')) as [number | null]
  for (const text of await output) process.stdout.write(text)
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`)
  if (status !== 0) failed.push(name)
  if (report !== undefined) whole = mergeReports(whole, report())
}

await Promise.all(checks.map((step) => run(step, true)))
for (const step of tests) await run(step, false)

process.stdout.write(formatProblems('Passed only on the retry', whole.flaky))
process.stderr.write(formatProblems('Failed', whole.failures))
if (failed.length > 0) console.error(`\nFailed steps: ${failed.join(', ')}`)
console.log(`\n${whole.passed} passed, ${whole.failures.length} failed, ${whole.skipped} skipped`)
process.exitCode = failed.length > 0 || whole.passed === 0 ? 1 : 0
