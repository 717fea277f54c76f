import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { toProblem, readReport } from './report.ts'
import type { Report } from './report.ts'

/** Reads the file of Playwright's JSON reporter. */
export const readPlaywrightReport = (file: string): Report =>
  readReport(file, ({ stats, suites, errors }: JSONReport) => {
    const specs = suites.flatMap(specsOf)
    const problems = (status: 'unexpected' | 'flaky') =>
      specs.flatMap(({ title, file: place, line, tests }) =>
        tests
          .filter((test) => test.status === status)
          .map(({ projectName, results }) =>
            toProblem(
              `[${projectName}] ${place}:${line} › ${title}`,
              results[0]?.errors.map(({ message }) => message ?? '') ?? [],
            ),
          ),
      )
    return {
      passed: stats.expected + stats.flaky,
      skipped: stats.skipped,
      failures: [...problems('unexpected'), ...errors.map(({ message }) => toProblem('before any journey', [message ?? '']))],
      flaky: problems('flaky'),
    }
  })

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)]
