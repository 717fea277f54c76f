import { expect, test } from 'vitest'
import changelog from '../../../../../CHANGELOG.md?raw'
import packageFile from '../../../../../package.json'
import { releasesIn } from './changelog.ts'
import { statusOf } from './part-status.ts'
import parts from './parts.json'

const pages = import.meta.glob<string>('./*.mdx', { eager: true, query: '?raw', import: 'default' })
const folders = Object.keys(import.meta.glob('../../{components,patterns}/*/*.stories.tsx')).map((path) => path.split('/').at(-2))

test('each release of the changelog has a page, its parts and a version', () => {
  const [unreleased, ...releases] = releasesIn(changelog)
  expect(unreleased).toMatchObject({ version: 'Unreleased', date: null })
  const versions = releases.map(({ version }) => version)
  expect(Object.keys(parts)).toEqual(versions.toReversed())
  expect(Object.keys(pages).toSorted()).toEqual([...versions, 'Unreleased'].map((version) => `./${version}.mdx`).toSorted())
  expect(packageFile.version).toBe(versions[0])
})

test('a released part that no longer exists is not listed', () => {
  expect(
    Object.values(parts)
      .flat()
      .filter((folder) => !folders.includes(folder)),
  ).toEqual([])
})

test.each([
  ['lamp', '/** A lamp. */', 'stable'],
  ['chandelier', '/** A lamp. */', 'new'],
  ['candle', '/** A lamp. */', 'new'],
  ['lamp', '/**\n * A lamp.\n *\n * @deprecated Use `Light`.\n */', 'deprecated'],
])('the status of %s with the comment %j is %s', (folder, code, status) => {
  expect(statusOf(folder, code, { '1.0.0': ['lamp'], '1.1.0': ['chandelier'] })).toBe(status)
})
