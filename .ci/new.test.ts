import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generators, writeNew } from '../tools/new/write-new.ts'
import { copyWorkspace } from './workspace-copy.ts'

const root = join(import.meta.dirname, '..')
const kinds = Object.keys(generators) as (keyof typeof generators)[]
/** A long name wraps the lists that it is added to, which the next one must still find. */
const names = kinds.flatMap((kind) => [`planted-${kind}-whose-name-is-long`, `planted-${kind}`].map((name) => ({ kind, name })))

let workspace: string
let written: string[]
let code: string[]

beforeAll(() => {
  workspace = copyWorkspace()
  written = names.flatMap(({ kind, name }) => writeNew(kind, name, workspace))
  code = written.filter((path) => /\.tsx?$/.test(path))
}, 180_000)

afterAll(() => rmSync(workspace, { recursive: true, force: true }), 60_000)

describe('pnpm new', { timeout: 180_000 }, () => {
  it('pnpm new writes files that are formatted', () => {
    expect(failureOf('oxfmt', '--check', ...written)).toBeNull()
  })

  it('pnpm new writes files that the lint and the compiler accept', () => {
    expect(failureOf('oxlint', '--type-aware', '--type-check', ...code)).toBeNull()
  })

  it('pnpm new writes tests that pass', () => {
    // The parts with long names differ in their line breaks only, which the other tests check.
    const tests = code.filter((path) => /planted-(?!.*-whose-name-is-long).*\.test\./.test(path))
    const tableTests = [
      'conventions.test.ts',
      'known-machines.test.ts',
      'apps/web/src/routes.test.ts',
      'packages/api/src/contract',
      'packages/api/src/client/failures.test.ts',
    ]
    // One worker loads the modules of each project once.
    expect(failureOf('vitest', 'run', '--maxWorkers=1', ...tests, ...tableTests)).toBeNull()
  })

  it('pnpm new writes no unused export except the pattern, which no screen shows yet', () => {
    const unused = failureOf('knip', '--no-config-hints')?.split('\n')
    const planted = unused?.filter((line) => /planted/i.test(line)).toSorted()
    expect(planted).toEqual(['PlantedPattern', 'PlantedPatternWhoseNameIsLong'].map((name) => expect.stringMatching(`^${name} `)))
  })

  it('pnpm new returns the path of each file that it wrote', () => {
    const files = globSync('{apps,packages}/**/*.{ts,tsx,css,json,md,mdx}', { cwd: workspace, exclude: ['**/node_modules/**'] })
    expect(files.filter(isNew).toSorted()).toEqual([...new Set(written)].toSorted())
  })

  it('pnpm new refuses to overwrite an existing folder', () => {
    expect(() => writeNew('component', 'badge', workspace)).toThrow('packages/ui/src/components/badge/index.ts already exists.')
  })
})

/** Whether a file of the copy differs from the one that was copied. */
function isNew(path: string): boolean {
  const original = join(root, path)
  return !existsSync(original) || !readFileSync(original).equals(readFileSync(join(workspace, path)))
}

/** Runs a tool in the copy. Returns null on success, otherwise what the tool printed. */
function failureOf(tool: string, ...parameters: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(join(workspace, 'node_modules/.bin', tool), parameters, {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  return status === 0 ? null : stdout + stderr
}
