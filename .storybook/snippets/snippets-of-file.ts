import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Snippet } from './print-snippet.ts'
import { readSnippets } from './read-snippets.ts'

const exportLists = /export (?:type )?\{([^}]*)\}/g
const kinds = ['components', 'patterns'] as const

/**
 * The snippets of a story file of `packages/ui`, by the names of their exports.
 *
 * @param path the story file: `…/packages/ui/src/components/button/Button.stories.tsx`
 */
export function snippetsOfFile(path: string): Map<string, Snippet> {
  const folder = dirname(path)
  const kind = basename(dirname(folder))
  const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name))
  const types = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const exported = new Set(kinds.flatMap((one) => namesExportedBy(join(folder, '../..', one))))
  return readSnippets(readFileSync(path, 'utf8'), { folder: `${kind}/${basename(folder)}`, types, exported })
}

/** The names that a package of parts exports, read from the lists of its folders. */
function namesExportedBy(folder: string): string[] {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8')
  const folders = [...index.matchAll(/from '\.\/(.+)\/index\.ts'/g)].map(([, name = '']) => name)
  const lists = [...new Set(folders)].flatMap((name) => [
    ...readFileSync(join(folder, name, 'index.ts'), 'utf8').matchAll(exportLists),
  ])
  return lists.flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^\s*type /, '').trim()))
}
