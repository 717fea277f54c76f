import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, or failed at first: its whole name with its file, and the first lines of what was wrong. */
export interface Finding {
  name: string
  why: string
}

/** What a run of tests told. `unsteady` are the tests that passed at their second try: they count as passed. */
export interface Report {
  passed: number
  skipped: number
  failures: Finding[]
  unsteady: Finding[]
}

/** Nothing was run. */
export const noTests: Report = { passed: 0, skipped: 0, failures: [], unsteady: [] }

/** Two runs as one. */
export const addReports = (one: Report, other: Report): Report => ({
  passed: one.passed + other.passed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
  unsteady: [...one.unsteady, ...other.unsteady],
})

/** The report in a file of a JSON reporter; a run that wrote none counts as one failure. */
export function readReport<Written>(file: string, toReport: (written: Written) => Report): Report {
  try {
    return toReport(JSON.parse(readFileSync(file, 'utf8')) as Written)
  } catch {
    return { ...noTests, failures: [{ name: file, why: 'No report was written: the run broke off.' }] }
  }
}

/** A finding whose reason stays readable where a log shows its last lines alone: the first of them, without those about the tools. */
export const finding = (name: string, messages: readonly string[]): Finding => ({
  name,
  why: stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, 14)
    .join('\n'),
})

/** Findings under a heading, as lines of a log; nothing where there are none. */
export const tell = (heading: string, findings: readonly Finding[]): string =>
  findings.length === 0
    ? ''
    : [`\n${heading}:`, ...findings.map(({ name, why }) => `  ${name}\n${why.replaceAll(/^/gm, '      ')}`), ''].join('\n')
