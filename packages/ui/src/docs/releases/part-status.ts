import { firstReleaseOf } from './changelog.ts'
import type { PartsOfReleases } from './changelog.ts'

/** What a developer may expect of a component or a pattern. */
export const partStatuses = ['new', 'stable', 'deprecated'] as const

/**
 * The status of a part, which nobody has to write down: it follows from its releases and from the comment above its code.
 *
 * @param code the code or the comment of the component
 */
export function statusOf(folder: string, code: string, parts: PartsOfReleases): (typeof partStatuses)[number] {
  if (replacementIn(code) !== null) return 'deprecated'
  const first = firstReleaseOf(folder, parts)
  return first === null || first === Object.keys(parts).at(-1) ? 'new' : 'stable'
}

/** What to use instead of a deprecated part: the text after `@deprecated`; null if the part is not deprecated. */
export function replacementIn(code: string): string | null {
  return /@deprecated\s+(.+?)(?:\s*\*\/)?$/m.exec(code)?.[1] ?? null
}
