import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { finding, readReport } from './report.ts'
import type { Report } from './report.ts'

/** The file of Playwright's JSON reporter. */
export const readPlaywrightReport = (file: string): Report =>
  readReport(file, ({ stats, suites, errors }: JSONReport) => {
    const specs = suites.flatMap(specsOf)
    const findings = (status: 'unexpected' | 'flaky') =>
      specs.flatMap(({ title, file: place, line, tests }) =>
        tests
          .filter((test) => test.status === status)
          .map(({ projectName, results }) =>
            finding(`[${projectName}] ${place}:${line} › ${title}`, results[0]?.errors.map(({ message }) => message ?? '') ?? []),
          ),
      )
    return {
      passed: stats.expected + stats.flaky,
      skipped: stats.skipped,
      failures: [...findings('unexpected'), ...errors.map(({ message }) => finding('before any journey', [message ?? '']))],
      unsteady: findings('flaky'),
    }
  })

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)]
