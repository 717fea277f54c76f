import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importTable, tablePage } from './import-table.ts'

it('docs/architecture.md shows the imports that the lint allows; `node .ci/import-table.ts` updates it', () => {
  expect(readFileSync(tablePage, 'utf8')).toContain(`<!-- import table -->\n\n${importTable()}\n\n<!-- end -->`)
})
