import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A failed test: its full name with its file, and the first lines of its error. */
export interface Problem {
  name: string
  reason: string
}

/** The result of a test run. */
export interface Report {
  passed: number
  skipped: number
  failures: Problem[]
}

export const emptyReport: Report = { passed: 0, skipped: 0, failures: [] }

export const mergeReports = (one: Report, other: Report): Report => ({
  passed: one.passed + other.passed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})

/** Reads the file of a JSON reporter. A missing or broken file counts as one failure. */
export function readReport<Written>(file: string, toReport: (written: Written) => Report): Report {
  try {
    return toReport(JSON.parse(readFileSync(file, 'utf8')) as Written)
  } catch {
    return { ...emptyReport, failures: [{ name: file, reason: 'No report was written: the run was aborted.' }] }
  }
}

/** Shortens the error messages to the first lines and drops stack frames of tools, so that the end of a log stays readable. */
export const toProblem = (name: string, messages: readonly string[]): Problem => ({
  name,
  reason: stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, 14)
    .join('\n'),
})

/** Formats problems as log lines under a heading; an empty list gives an empty text. */
export const formatProblems = (heading: string, problems: readonly Problem[]): string =>
  problems.length === 0
    ? ''
    : [`\n${heading}:`, ...problems.map(({ name, reason }) => `  ${name}\n${reason.replaceAll(/^/gm, '      ')}`), ''].join('\n')
