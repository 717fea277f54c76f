import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { toProblem, readReport } from './report.ts'
import type { Report } from './report.ts'

/** Reads the file of Playwright's JSON reporter. */
export const readPlaywrightReport = (file: string): Report =>
  readReport(file, ({ stats, suites, errors }: JSONReport) => {
    const failed = suites
      .flatMap(specsOf)
      .flatMap(({ title, file: place, line, tests }) =>
        tests
          .filter((test) => test.status === 'unexpected')
          .map(({ projectName, results }) =>
            toProblem(
              `[${projectName}] ${place}:${line} › ${title}`,
              results[0]?.errors.map(({ message }) => message ?? '') ?? [],
            ),
          ),
      )
    return {
      passed: stats.expected,
      skipped: stats.skipped,
      failures: [...failed, ...errors.map(({ message }) => toProblem('before any journey', [message ?? '']))],
    }
  })

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)]
