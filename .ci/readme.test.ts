import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rowsBelow } from './named-tests.ts'

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const namesIn = (text: string, name: RegExp) => [...new Set([...text.matchAll(name)].map(([, found = '']) => found))].toSorted()

it('the settings of the README are those that the server reads', () => {
  const read = namesIn(textOf('apps/server/src/config.ts'), /'([A-Z][A-Z0-9_]+)'/g)
  expect(read.length).toBeGreaterThan(15)
  const listed = rowsBelow('README.md', 'Settings').map(([variables]) => variables)
  expect(namesIn(listed.join(), /`([^`]+)`/g)).toEqual(read)
})

it('the scripts of the README are those of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const listed = rowsBelow('README.md', 'Run it').flat()
  expect(namesIn(listed.join(), /`pnpm (?:run )?([\w:]+)/g)).toEqual(Object.keys(scripts).toSorted())
})
