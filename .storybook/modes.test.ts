import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBreakpoints } from './breakpoints.ts'
import { modes } from './modes.ts'

const root = join(import.meta.dirname, '..')
const tokens = readFileSync(join(root, 'packages/ui/src/styles/tokens/breakpoints.css'), 'utf8')

describe('the screenshot modes', () => {
  test('the screenshot modes cover both themes at 360 and 1440 pixels', () => {
    const widths = new Map(readBreakpoints(tokens).map(({ name, width }) => [name, width]))
    const drawn = Object.values(modes).map(({ theme, viewport }) => `${theme} ${widths.get(viewport)}`)
    expect(drawn).toEqual(['light 360', 'light 1440', 'dark 360', 'dark 1440'])
    expect(drawn).toEqual(Object.keys(modes))
  })
})

describe('pnpm chromatic', () => {
  test('pnpm chromatic prints one line and skips when there is no token', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...environment } = process.env
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, '.storybook/chromatic.ts')], {
      env: environment,
      encoding: 'utf8',
    })
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.\n',
      stderr: '',
    })
  })

  test('pnpm chromatic covers the same stories as pnpm visual', () => {
    const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as { onlyStoryNames: string[] }
    expect(config.onlyStoryNames).toEqual(['**/States*', '**/Examples*'])
  })

  // Chromatic filters by the name in the sidebar, pnpm visual by the name of the export.
  test('no States or Examples story has another name, so pnpm chromatic and pnpm visual select the same stories', () => {
    const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
    expect(files.length).toBeGreaterThan(100)
    const renamed = files.filter((file) =>
      /export const (?:States|Examples)\w*[^=]*= \{\s*name:/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(renamed).toEqual([])
  })
})
