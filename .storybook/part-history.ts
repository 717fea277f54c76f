import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { changedRecords, unreleased } from '../packages/ui/src/docs/releases/part-history.ts'
import type { PartHistory } from '../packages/ui/src/docs/releases/part-history.ts'
import released from '../packages/ui/src/docs/releases/parts.json' with { type: 'json' }
import { partRecords } from '../tools/release/part-records.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * What each release recorded of the components and patterns, and what has changed since the last one. It is read from the sources,
 * because a clone may be shallow, and only when Storybook starts, because that takes a tenth of a second.
 */
export const partHistory: PartHistory = { ...released, [unreleased]: changedRecords(released, partRecords(root)) }

/** Adds what has changed since the last release to the file that `pnpm release` writes. */
export const unreleasedParts: Plugin = {
  name: 'unreleased-parts',
  enforce: 'pre',
  transform: (_, id) => (id.endsWith('/docs/releases/parts.json') ? JSON.stringify(partHistory) : null),
}
