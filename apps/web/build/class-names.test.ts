import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { className } from './class-names.ts'

const root = join(import.meta.dirname, '../../..')

test('every class of every style sheet has a name of its own', () => {
  const sheets = globSync('{apps,packages}/*/src/**/*.module.css', { cwd: root }).map((path) => join(root, path))
  const classes = sheets.flatMap((sheet) =>
    Array.from(new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[a-z][\w-]*/gi)), (name) => className(name, sheet)),
  )
  expect(classes.length).toBeGreaterThan(sheets.length)
  expect(new Set(classes).size).toBe(classes.length)
})
