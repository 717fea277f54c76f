import { isDeprecated, recordsOf } from './part-history.ts'
import type { PartHistory } from './part-history.ts'

/** Stability of a component or a pattern. */
export const partStatuses = ['new', 'stable', 'deprecated'] as const

/** The status of a part, which nobody has to write down: it follows from the history, whose last entry is what is unreleased. */
export function statusOf(folder: string, history: PartHistory): (typeof partStatuses)[number] {
  const records = recordsOf(folder, history)
  if (isDeprecated(records.at(-1))) return 'deprecated'
  return Object.keys(history)
    .slice(-2)
    .includes(records[0]?.version ?? '')
    ? 'new'
    : 'stable'
}

/** The replacement of a deprecated part: the text after `@deprecated`; null if the part is not deprecated. */
export function replacementIn(comment: string): string | null {
  return /@deprecated\s+(.+?)(?:\s*\*\/)?$/m.exec(comment)?.[1] ?? null
}
