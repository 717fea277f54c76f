import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The classes that a component reads from its style sheet and that the sheet does not have. */
function missingClasses(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(root, dirname(file), sheet), 'utf8')
    const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1]))
    const used = [...source.matchAll(new RegExp(`(?<![/'])\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1] ?? '')
    return [...new Set(used)].filter((each) => !classes.has(each)).map((each) => `${file}: ${name}.${each}`)
  })
}

test('every class that a component reads is in its style sheet', () => {
  const files = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(missingClasses)).toEqual([])
})
