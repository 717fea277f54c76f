import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A test that a page names as a proof. */
interface NamedTest {
  /** Relative to the root of the workspace. */
  readonly file: string
  readonly name: string
}

/**
 * The cells of the table below a heading of a page, without its two first lines.
 *
 * @param page - relative to the root of the workspace
 */
export function rowsBelow(page: string, heading: string): string[][] {
  const text = readFileSync(join(root, page), 'utf8')
  const section = text.slice(text.indexOf(`\n## ${heading}\n`) + 1).split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
}

/** The tests in a cell: links to files, each followed by the names of tests in it. */
export function testsOf(cell: string): NamedTest[] {
  const links = [...cell.matchAll(/\]\((?:\.\.\/)?([^)]+)\)([^[]*)/g)]
  return links.flatMap(([, file = '', names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ file, name })))
}

/** Whether the file declares the test, or a story with checks, of this name. */
export function isDeclared({ file, name }: NamedTest): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8').replaceAll("\\'", "'")
  return (
    ["'", '"', '`'].some((quote) => text.includes(`(${quote}${name}${quote},`) || text.includes(` ${quote}${name}${quote},\n`)) ||
    text.includes(`export const ${name}: Story`)
  )
}
