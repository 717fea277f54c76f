import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'shop-memory-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = join(folder, 'print-options.mjs')
writeFileSync(
  script,
  `import { applyMemorySettings } from ${JSON.stringify(new URL('memory-settings.ts', import.meta.url))}
  applyMemorySettings()
  console.log(JSON.stringify(process.execArgv))`,
)

/** Applies the settings in a process that was started with these options, and returns those that it has afterwards. */
function optionsAfter(nodeOptions: string, options: readonly string[] = []): string[] {
  const env = { PATH: process.env['PATH'], NODE_OPTIONS: nodeOptions }
  return JSON.parse(execFileSync(process.execPath, [...options, script], { env, encoding: 'utf8' })) as string[]
}

describe.skipIf(process.platform === 'win32')('the memory settings', () => {
  test('are options of the process', () => {
    expect(optionsAfter('')).toEqual(['--max-semi-space-size=4', '--heap-growing-percent=50', '--liftoff-only'])
  })

  test('come before the options of the operator, so that those win', () => {
    expect(optionsAfter('', ['--max-semi-space-size=16'])).toEqual([
      '--max-semi-space-size=4',
      '--heap-growing-percent=50',
      '--liftoff-only',
      '--max-semi-space-size=16',
    ])
  })

  test.each(['--max-semi-space-size=16', '--max_semi_space_size=16', '--no-warnings "--max-semi-space-size=16"'])(
    'leave out what the operator sets with NODE_OPTIONS=%s, which options of the process would override',
    (nodeOptions) => {
      expect(optionsAfter(nodeOptions)).toEqual(['--heap-growing-percent=50', '--liftoff-only'])
    },
  )
})
