import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { serveFolder } from '../serve-folder.ts'

const root = join(import.meta.dirname, '../..')

/** Builds Storybook and serves it at `STORYBOOK_URL`. Fails when there is no baseline to compare with. */
export default async function setUp({ updateSnapshots }: FullConfig): Promise<() => Promise<void>> {
  if (updateSnapshots === 'none' && !existsSync(join(root, 'visual-baseline')))
    throw new Error('There is no baseline yet. Run `pnpm visual:update` on the commit to compare with, then this command again.')
  const { status } = spawnSync('storybook', ['build', '--quiet', '--loglevel', 'error', '--output-dir', 'storybook-static'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Storybook could not be built.')
  const storybook = await serveFolder(join(root, 'storybook-static'))
  process.env['STORYBOOK_URL'] = storybook.url
  return storybook.close
}
