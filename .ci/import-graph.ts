import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Imports that exist at run time: static ones, re-exports, those for side effects and lazy ones. */
const runTimeImport = /(?:^(?:import|export) (?!type\b)[^'"]*?from |^import |\bimport\()'([^']+)'/gm

/**
 * Files that import others, directly or not.
 *
 * @param files - the workspace's source files, relative to its root
 * @param changed - the files that are imported
 * @returns The distance of each file that a change reaches, 0 for the changed files, nearest first.
 */
export function distancesFrom(files: readonly string[], changed: readonly string[]): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  const distances = new Map(changed.map((file) => [file, 0]))
  // A map visits the entries that are added during the loop, so this is a breadth-first search.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return distances
}

const known = new Map<string, string[]>()

/** The workspace's files that a file imports. Each file is read once. */
function importsOf(file: string): string[] {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

function readImports(file: string): string[] {
  const path = join(root, file)
  if (!existsSync(path)) return []
  const { resolve } = createRequire(path)
  const resolved = (specifier: string) => {
    try {
      return [relative(root, resolve(specifier))]
    } catch {
      // A test may contain an import as a text.
      return []
    }
  }
  const specifiers = [...readFileSync(path, 'utf8').matchAll(runTimeImport)].map(([, specifier]) => specifier!)
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [relative(root, join(dirname(path), specifier.replace(/\?.*/, '')))]
    return specifier.startsWith('@shop/') ? resolved(specifier) : []
  })
}
