/**
 * The records of components and patterns, by release and by the names of their folders. A release records each part that it
 * added or changed: a digest of the part's sources, after 'deprecated ' if the part is deprecated.
 */
export type PartHistory = Readonly<Record<string, PartRecords>>

export type PartRecords = Readonly<Record<string, string>>

/** The last entry of a history in Storybook: what has changed since the last release. */
export const unreleased = 'Unreleased'

/** The effect of a release on a part. */
export const partChanges = ['new', 'changed', 'deprecated'] as const

/** The folder of the component or pattern to which a file belongs; null for other files. */
export const partIn = (path: string): string | null => /\/(?:components|patterns)\/([\w-]+)\//.exec(path)?.[1] ?? null

/** The records of a part with their releases, the oldest first. */
export const recordsOf = (folder: string, history: PartHistory) =>
  Object.entries(history).flatMap(([version, { [folder]: record }]) => (record === undefined ? [] : [{ version, record }]))

/** The effect of a release on a part; null if the part did not change. */
export function changeIn(version: string, folder: string, history: PartHistory): (typeof partChanges)[number] | null {
  const records = recordsOf(folder, history)
  const at = records.findIndex((one) => one.version === version)
  if (at === -1) return null
  const [before, now] = [records[at - 1], records[at]]
  if (isDeprecated(now) && !isDeprecated(before)) return 'deprecated'
  return before === undefined ? 'new' : 'changed'
}

export const isDeprecated = (one: { record: string } | undefined): boolean => one?.record.startsWith('deprecated ') === true

/** The records that differ from those of the last release. */
export function changedRecords(released: PartHistory, today: PartRecords): PartRecords {
  const changed = Object.entries(today).filter(([folder, record]) => record !== recordsOf(folder, released).at(-1)?.record)
  return Object.fromEntries(changed)
}
