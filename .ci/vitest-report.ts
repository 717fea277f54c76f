import { relative } from 'node:path'
import { toProblem, readReport } from './report.ts'
import type { Report } from './report.ts'

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: { fullName: string; status: 'passed' | 'failed' | 'skipped'; failureMessages: string[] }[]
  }[]
}

/** Reads the file of Vitest's JSON reporter. */
export const readVitestReport = (file: string): Report =>
  readReport(file, ({ numPassedTests, numPendingTests, testResults }: VitestReport) => {
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed' && test.failureMessages.length > 0)
        .map((test) => toProblem(`${relative('.', name)} › ${test.fullName}`, test.failureMessages)),
    )
    // An unreadable file has no tests, and a worker that crashes leaves some without a message.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    return {
      passed: numPassedTests,
      skipped: numPendingTests,
      failures: [...failed, ...broken.map(({ name, message }) => toProblem(relative('.', name), [message]))],
    }
  })
