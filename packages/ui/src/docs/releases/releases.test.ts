import { expect, test } from 'vitest'
import changelog from '../../../../../CHANGELOG.md?raw'
import packageFile from '../../../../../package.json'
import { releasesIn } from './changelog.ts'
import { changedRecords, changeIn } from './part-history.ts'
import { statusOf } from './part-status.ts'
import parts from './parts.json'

const pages = import.meta.glob<string>('./*.mdx', { eager: true, query: '?raw', import: 'default' })
const folders = Object.keys(import.meta.glob('../../{components,patterns}/*/*.stories.tsx')).map((path) => path.split('/').at(-2))

test('each release of the changelog has a page, its parts and a version', () => {
  const [unreleased, ...releases] = releasesIn(changelog)
  expect(unreleased).toMatchObject({ version: 'Unreleased', date: null })
  const versions = releases.map(({ version }) => version)
  expect(Object.keys(parts)).toEqual([...versions].reverse())
  expect(Object.keys(pages).sort()).toEqual([...versions, 'Unreleased'].map((version) => `./${version}.mdx`).sort())
  expect(packageFile.version).toBe(versions[0])
})

test('a released part that no longer exists is not listed', () => {
  expect(
    Object.values(parts)
      .flatMap((records) => Object.keys(records))
      .filter((folder) => !folders.includes(folder)),
  ).toEqual([])
})

const history = {
  '1.0.0': { lamp: 'a1', candle: 'b1', torch: 'c1' },
  '1.1.0': { chandelier: 'd1', lamp: 'a2' },
  Unreleased: { lantern: 'e1', lamp: 'a3', candle: 'deprecated b2' },
}

test.each([
  ['torch', 'stable'],
  ['lamp', 'stable'],
  ['chandelier', 'new'],
  ['lantern', 'new'],
  ['candle', 'deprecated'],
])('the status of %s is %s', (folder, status) => {
  expect(statusOf(folder, history)).toBe(status)
})

test.each([
  ['1.0.0', { lamp: 'new', candle: 'new', torch: 'new', chandelier: null, lantern: null }],
  ['1.1.0', { lamp: 'changed', candle: null, torch: null, chandelier: 'new', lantern: null }],
  ['Unreleased', { lamp: 'changed', candle: 'deprecated', torch: null, chandelier: null, lantern: 'new' }],
])('%s lists what became of each part', (version, expected) => {
  expect(Object.fromEntries(Object.keys(expected).map((folder) => [folder, changeIn(version, folder, history)]))).toEqual(
    expected,
  )
})

test('a deprecated part that is changed again is listed as changed', () => {
  const later = { ...history, '2.0.0': { candle: 'deprecated b3' } }
  expect(changeIn('2.0.0', 'candle', later)).toBe('changed')
})

test('only records that differ from the last release of a part have changed', () => {
  const { Unreleased: _, ...released } = history
  const today = { lamp: 'a2', candle: 'b1', torch: 'c2', chandelier: 'd1', lantern: 'e1' }
  expect(changedRecords(released, today)).toEqual({ torch: 'c2', lantern: 'e1' })
})
