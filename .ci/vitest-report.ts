import { relative } from 'node:path'
import { finding, readReport } from './report.ts'
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

/** The file of Vitest's JSON reporter. A test that passed keeps the messages of the try before. */
export const readVitestReport = (file: string): Report =>
  readReport(file, ({ numPassedTests, numPendingTests, testResults }: VitestReport) => {
    const findings = (status: 'passed' | 'failed') =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === status && test.failureMessages.length > 0)
          .map((test) => finding(`${relative('.', name)} › ${test.fullName}`, test.failureMessages)),
      )
    // A file that cannot be read has no tests, a worker that dies leaves some without a word.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    return {
      passed: numPassedTests,
      skipped: numPendingTests,
      failures: [...findings('failed'), ...broken.map(({ name, message }) => finding(relative('.', name), [message]))],
      unsteady: findings('passed'),
    }
  })
