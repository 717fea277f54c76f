import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('every log message in the faults of docs/operating.md is one that the server writes', () => {
  const page = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  const section = page.slice(page.indexOf('\n## Faults\n')).split('\n## ')[1] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.slice(2).map((row) => row.split(' | ')[2] ?? '')
  const messages = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+ [^`]+)`/g)].map(([, message = '']) => message))
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const server = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  expect(messages.length).toBeGreaterThan(10)
  expect(messages.filter((message) => !server.includes(`'${message}`))).toEqual([])
})
