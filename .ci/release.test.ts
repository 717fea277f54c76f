import { describe, expect, it } from 'vitest'
import { makeRelease } from '../tools/release/make-release.ts'

const changelog = `# Changelog

## Unreleased

- A second lamp.

## 1.0.0 (2026-11-22)

- A lamp.
`
const files = { changelog, parts: { '1.0.0': ['candle', 'lamp'] } }

describe('pnpm release', () => {
  it('moves what is unreleased below the version, and notes the new parts and the removed ones', () => {
    expect(makeRelease(files, '1.10.0', '2026-12-01', ['table-lamp', 'lamp', 'bulb'])).toEqual({
      changelog: changelog.replace('## Unreleased\n', '## Unreleased\n\n## 1.10.0 (2026-12-01)\n'),
      parts: { '1.0.0': ['lamp'], '1.10.0': ['bulb', 'table-lamp'] },
      page: expect.stringContaining('# 1.10.0\n\nReleased on 1 December 2026.\n\n<ReleaseNotes version="1.10.0" />\n'),
    })
  })

  it.each([
    ['next', changelog, 'next is not a version such as 1.2.0.'],
    ['0.9.0', changelog, '0.9.0 is not higher than 1.0.0.'],
    ['1.1.0', changelog.replace('- A second lamp.\n\n', ''), 'Nothing is listed under Unreleased in CHANGELOG.md.'],
  ])('rejects %s and says why', (version, text, reason) => {
    expect(() => makeRelease({ ...files, changelog: text }, version, '2026-12-01', [])).toThrow(reason)
  })
})
