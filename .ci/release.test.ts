import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeRelease } from '../tools/release/make-release.ts'
import { partRecords } from '../tools/release/part-records.ts'

const changelog = `# Changelog

## Unreleased

- A second lamp.

## 1.0.0 (2026-11-22)

- A lamp.
`
const files = { changelog, parts: { '1.0.0': { candle: 'a1', desk: 'b1', lamp: 'c1' } } }

describe('pnpm release', () => {
  it('moves what is unreleased below the version, and records the new and changed parts, without removed ones', () => {
    expect(makeRelease(files, '1.10.0', '2026-12-01', { bulb: 'd1', desk: 'b1', lamp: 'c2' })).toEqual({
      changelog: changelog.replace('## Unreleased\n', '## Unreleased\n\n## 1.10.0 (2026-12-01)\n'),
      parts: { '1.0.0': { desk: 'b1', lamp: 'c1' }, '1.10.0': { bulb: 'd1', lamp: 'c2' } },
      page: expect.stringContaining('# 1.10.0\n\nReleased on 1 December 2026.\n\n<ReleaseNotes version="1.10.0" />\n'),
    })
  })

  it.each([
    ['next', changelog, 'next is not a version such as 1.2.0.'],
    ['0.9.0', changelog, '0.9.0 is not higher than 1.0.0.'],
    ['1.1.0', changelog.replace('- A second lamp.\n\n', ''), 'Nothing is listed under Unreleased in CHANGELOG.md.'],
  ])('rejects %s and says why', (version, text, reason) => {
    expect(() => makeRelease({ ...files, changelog: text }, version, '2026-12-01', {})).toThrow(reason)
  })
})

describe('the record of a part', () => {
  let root: string
  const write = (path: string, text: string) => {
    const file = join(root, 'packages/ui/src/components', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'parts-'))
    write('lamp/Lamp.tsx', "import { Shade } from '../shade/Shade.tsx'\n/** A lamp. */\nexport function Lamp() {}\n")
    write('lamp/Lamp.module.css', '.root {}')
    write('lamp/Lamp.stories.tsx', '')
    write('shade/Shade.tsx', 'export function Shade() {}')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it.each(['lamp/Lamp.module.css', 'lamp/Bulb.tsx', 'shade/Shade.tsx'])('changes with %s', (path) => {
    const before = partRecords(root)
    write(path, '/* Changed. */')
    expect(partRecords(root)).not.toEqual(before)
    expect(Object.keys(before)).toEqual(['lamp'])
  })

  it.each(['lamp/Lamp.stories.tsx', 'lamp/Lamp.test.tsx', 'lamp/index.ts', 'lamp/Lamp.mdx', 'chair/Chair.tsx'])(
    'does not change with %s',
    (path) => {
      const before = partRecords(root)
      write(path, '/* Changed. */')
      expect(partRecords(root)).toEqual(before)
    },
  )

  it('says that a part is deprecated', () => {
    write('lamp/Lamp.tsx', '/**\n * A lamp.\n *\n * @deprecated Use `Light`.\n */\nexport function Lamp() {}\n')
    expect(partRecords(root)['lamp']).toMatch(/^deprecated [0-9a-f]{8}$/)
  })
})
