/**
 * `pnpm test`: every check and test of the workspace in one run, each step with the tools it needs.
 * Continues after a failed step, and ends with the failed tests and one line of totals.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  // The steps start Node more than a hundred times. Each process would compile its modules and strip their types again.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  // The compiler is written in Go, which collects garbage less often with this value: a tenth less of its processor time.
  GOGC: '400',
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
  // The lint reads every program of the compiler, so the type check with it takes half the time of two steps.
  { name: 'lint and types', command: ['oxlint', '--type-aware', '--type-check'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
]
const storybook: Step[] = [
  { name: 'storybook', command: ['storybook', 'build', '--quiet', '--loglevel', 'error', '--output-dir', 'storybook-static'] },
  vitest('built-storybook', '--config', '.storybook/static/vitest.config.ts'),
]
const journeys: Step[] = [
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    report: () => readPlaywrightReport(join(reports, 'e2e.json')),
  },
]
/** The lanes of a stage run side by side. Journeys often wait, and leave a fifth of two processors to the steps of Storybook. */
const stages: (readonly Step[])[][] = [
  [checks],
  [[vitest('unit')]],
  [[vitest('stories', '--config', '.storybook/vitest.config.ts')]],
  [storybook, journeys],
]

const failed: string[] = []
let whole = emptyReport
for (const lanes of stages) await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))

/** Runs steps one after the other. Next to another lane, a step prints its output when it has ended. */
async function runLane(lane: readonly Step[], isAlone: boolean): Promise<void> {
  for (const { name, command, report } of lane) {
    if (isAlone) console.log(`\n── ${name} ──`)
    const started = performance.now()
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: environment,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
    // A command that cannot be started fails its step only.
    const code = await once(child, 'close').then(
      ([status]) => status as number | null,
      () => null,
    )
    if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${name} ──\n`), ...output]))
    console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`)
    if (code !== 0) failed.push(name)
    if (report !== undefined) whole = mergeReports(whole, report())
  }
}

process.stderr.write(formatProblems('Failed', whole.failures))
if (failed.length > 0) console.error(`\nFailed steps: ${failed.join(', ')}`)
console.log(`\n${whole.passed} passed, ${whole.failures.length} failed, ${whole.skipped} skipped`)
process.exitCode = failed.length > 0 || whole.passed === 0 ? 1 : 0
