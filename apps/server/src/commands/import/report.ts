import type { ImportSummary } from '../import.ts'
import type { ImportError } from './entries.ts'
import type { Tally } from './plan.ts'

const deletedMeanwhile = 'It was deleted while the import was running. Import the file again to add it.'

/** Describes the result of an import or a dry run for a terminal. */
export function summaryLines(summary: ImportSummary, dryRun: boolean): string[] {
  const heading = dryRun ? 'Nothing was changed. The import would bring:' : 'Imported:'
  const lines = [
    tallyLine('products', summary.products),
    tallyLine('collections', summary.collections),
    `  pictures     ${summary.pictures}`,
    `  home slides  ${summary.heroesChanged ? 'changed' : 'unchanged'}`,
  ]
  return [heading, ...lines, ...summary.deleted.map((place) => `  ${place}: ${deletedMeanwhile}`)]
}

function tallyLine(label: string, { added, changed, unchanged }: Tally): string {
  return `  ${label.padEnd(12)} ${added} new, ${changed} changed, ${unchanged} unchanged`
}

/** Describes the problems of a file for a terminal. */
export function problemLines(file: string, { problems, saved }: ImportError): string[] {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  const outcome = saved > 0 ? 'was imported only in part' : 'was not imported'
  return [`${file} ${outcome}: ${count}.`, ...problems.map(({ place, message }) => `  ${place}: ${message}`)]
}
