import { expect, it } from 'vitest'
import { csvColumns } from '../apps/server/src/commands/import/csv-columns.ts'
import { rowsBelow } from './named-tests.ts'

it('docs/importing.md describes each column of a CSV', () => {
  const described = rowsBelow('docs/importing.md', 'Columns of a CSV').flatMap(([columns = '']) =>
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => column),
  )
  expect(described).toEqual(expect.arrayContaining([...csvColumns]))
})
