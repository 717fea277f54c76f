import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8')

/** The cells of the table below a heading, without its two first lines. */
function rowsBelow(heading: string): string[][] {
  const section = page.slice(page.indexOf(`\n## ${heading}\n`) + 1).split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
}

const promises = rowsBelow('What is protected, and how')
const proofs = rowsBelow('The test of each promise').map(([subject = '', promise = '', tests = '']) => ({
  subject,
  promise,
  file: /\]\(([^)]+)\)/.exec(tests)?.[1] ?? '',
  names: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
}))

/** Whether a file declares a test, or a story with checks, of this name. */
function declares(file: string, name: string): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8').replaceAll("\\'", "'")
  return (
    ["'", '"', '`'].some((quote) => text.includes(`(${quote}${name}${quote},`) || text.includes(` ${quote}${name}${quote},\n`)) ||
    text.includes(`export const ${name}: Story`)
  )
}

describe('SECURITY.md', () => {
  it('every test that SECURITY.md names exists', () => {
    expect(proofs.filter(({ names }) => names.length === 0)).toEqual([])
    const missing = proofs.flatMap(({ file, names }) => names.filter((name) => !declares(file, name)).map((name) => [file, name]))
    expect(missing).toEqual([])
  })

  it('every subject that SECURITY.md promises has a test', () => {
    const proven = new Set(proofs.map(({ subject }) => subject))
    expect(promises.map(([subject = '']) => subject).filter((subject) => !proven.has(subject))).toEqual([])
    expect(promises.length).toBeGreaterThan(15)
  })
})
