import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

describe('the fingerprint of build sources', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'shop-sources-'))
    mkdirSync(join(root, 'src/parts'), { recursive: true })
    writeFileSync(join(root, 'src/parts/Part.tsx'), 'oak')
    writeFileSync(join(root, 'lock.yaml'), 'lock')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const take = (): Promise<string> => fingerprint(root, ['src', 'lock.yaml'])

  test.each([
    ['a file has changed', () => writeFileSync(join(root, 'src/parts/Part.tsx'), 'ash')],
    ['a single file that was named has changed', () => writeFileSync(join(root, 'lock.yaml'), 'other')],
    ['a file was added', () => writeFileSync(join(root, 'src/Other.tsx'), '')],
    ['a file has gone', () => rmSync(join(root, 'src/parts/Part.tsx'))],
  ])('the build fingerprint changes when %s', async (_, change) => {
    const before = await take()
    change()
    expect(await take()).not.toBe(before)
  })

  test.each([
    ['only the times of files have changed', () => utimesSync(join(root, 'lock.yaml'), 1, 1)],
    ['a test was added', () => writeFileSync(join(root, 'src/Part.test.tsx'), 'test')],
    ['a story was added', () => writeFileSync(join(root, 'src/Part.stories.tsx'), 'story')],
    ['a page of documentation was added', () => writeFileSync(join(root, 'src/Part.mdx'), 'docs')],
  ])('the build fingerprint stays the same when %s', async (_, change) => {
    const before = await take()
    change()
    expect(await take()).toBe(before)
  })
})
