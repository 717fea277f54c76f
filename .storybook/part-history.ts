import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { changedRecords, unreleased } from '../packages/ui/src/docs/releases/part-history.ts'
import type { PartHistory } from '../packages/ui/src/docs/releases/part-history.ts'
import released from '../packages/ui/src/docs/releases/parts.json' with { type: 'json' }
import { partRecords } from '../tools/release/part-records.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What each release recorded of the components and patterns, and what has changed since the last one. */
export const readPartHistory = (): PartHistory => ({ ...released, [unreleased]: changedRecords(released, partRecords(root)) })

/**
 * Adds what has changed since the last release to the file that `pnpm release` writes. It is read from the sources, because a clone may
 * be shallow, when Storybook starts.
 */
export const unreleasedParts: Plugin = {
  name: 'unreleased-parts',
  enforce: 'pre',
  transform: (_, id) => (id.endsWith('/docs/releases/parts.json') ? JSON.stringify(readPartHistory()) : null),
}
