import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name and version of each package in the lock file. */
export function lockedPackages(): { name: string; version: string }[] {
  const text = readFileSync(join(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8')
  const packages = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'))
  return [...packages.matchAll(/^ {2}'?(@?[^@'\n]+)@([^:'\n]+)'?:$/gm)].map(([, name = '', version = '']) => ({ name, version }))
}
