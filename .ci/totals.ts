import { readFileSync } from 'node:fs'

/** How many tests of a run passed, failed and were skipped. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

/** The sum of two runs. */
export function addTotals(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Totals from the file of Vitest's JSON reporter; a run that wrote none counts as one failure. */
export function readVitestTotals(file: string): Totals {
  return readReport(file, (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }))
}

/** Totals from the file of Playwright's JSON reporter; a run that wrote none counts as one failure. */
export function readPlaywrightTotals(file: string): Totals {
  return readReport(
    file,
    ({ stats }: { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  )
}

function readReport<Report>(file: string, toTotals: (report: Report) => Totals): Totals {
  try {
    return toTotals(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
