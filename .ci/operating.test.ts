import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rowsBelow } from './named-tests.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
const server = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
const cells = rowsBelow('docs/operating.md', 'Faults').map((row) => row[2] ?? '')
const documented = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+ [^`]+)`/g)].map(([, message = '']) => message))

it('every log message in the faults of docs/operating.md is one that the server writes', () => {
  expect(documented.length).toBeGreaterThan(10)
  expect(documented.filter((message) => !server.includes(`'${message}`))).toEqual([])
})

it('every warning and error of the server is in the faults of docs/operating.md', () => {
  const written = [...server.matchAll(/log\.(?:warn|error|fatal)\((?:[^'()]|\([^()]*\))*'([^']+)'/g)].map(
    ([, message]) => message,
  )
  expect(written.length).toBeGreaterThan(15)
  expect(written.filter((message) => !documented.includes(message ?? ''))).toEqual([])
})
