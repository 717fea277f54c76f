import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'
import { mergeReports, toProblem, emptyReport, formatProblems } from './report.ts'
import { readVitestReport } from './vitest-report.ts'

const root = join(import.meta.dirname, '..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const planted = (tool: string) => `
import { expect, test } from '${tool}'
test('holds', () => expect(1).toBe(1))
test('breaks', () => expect('sofa').toBe('chair'))
test.skip('waits', () => {})
`

/** Runs a tool of the workspace in the folder and returns the path of its report. */
function run(command: string, args: readonly string[], environment: Record<string, string> = {}): string {
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: folder, env: { ...process.env, ...environment } })
  return join(folder, `${command}.json`)
}

const name = (test: string, file: string): unknown => expect.stringMatching(new RegExp(`${file}.* › ${test}$`))

test('readVitestReport lists failed tests and unreadable files', () => {
  writeFileSync(join(folder, 'one.test.ts'), planted('vitest'))
  writeFileSync(join(folder, 'unreadable.test.ts'), `import './nowhere.ts'`)
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { include: ["*.test.ts"] } }')
  const report = readVitestReport(run('vitest', ['run', '--reporter=json', '--outputFile.json=vitest.json']))
  expect(report).toEqual({
    passed: 1,
    skipped: 1,
    failures: expect.arrayContaining([
      { name: name('breaks', 'one.test.ts'), reason: expect.stringContaining(`expected 'sofa' to be 'chair'`) as unknown },
      {
        name: expect.stringMatching(/unreadable\.test\.ts$/) as unknown,
        reason: expect.stringContaining('nowhere.ts') as unknown,
      },
    ]) as unknown,
  })
  expect(report.failures).toHaveLength(2)
})

test('readPlaywrightReport lists failed tests', () => {
  writeFileSync(join(folder, 'one.spec.ts'), planted('@playwright/test'))
  const report = readPlaywrightReport(
    run('playwright', ['test', '--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: 'playwright.json' }),
  )
  expect(report).toEqual({
    passed: 1,
    skipped: 1,
    failures: [{ name: name('breaks', 'one.spec.ts:4'), reason: expect.stringContaining('chair') as unknown }],
  })
})

test('a missing report counts as one failure', () => {
  const missing = join(folder, 'missing.json')
  expect(readVitestReport(missing)).toEqual({
    passed: 0,
    skipped: 0,
    failures: [{ name: missing, reason: 'No report was written: the run was aborted.' }],
  })
})

test('toProblem removes stack frames of tools and truncates long messages', () => {
  const stack = 'Error: no such chair\n    at find (http://localhost/node_modules/tool.js:1:1)\n    at Chair.tsx:3:1'
  expect(toProblem('a chair', [stack])).toEqual({ name: 'a chair', reason: 'Error: no such chair\n    at Chair.tsx:3:1' })
  expect(toProblem('a page', ['line\n'.repeat(400)]).reason.split('\n')).toHaveLength(14)
})

test('mergeReports adds two reports, and formatProblems prints each problem under the heading', () => {
  const one = { passed: 2, skipped: 1, failures: [{ name: 'the cart › adds', reason: 'first line\nsecond line' }] }
  const both = mergeReports(one, { ...emptyReport, passed: 3 })
  expect(both).toEqual({ ...one, passed: 5 })
  expect(formatProblems('Failed', both.failures)).toBe('\nFailed:\n  the cart › adds\n      first line\n      second line\n')
  expect(formatProblems('Failed', [])).toBe('')
})
