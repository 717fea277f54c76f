import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PartRecords } from '../../packages/ui/src/docs/releases/part-history.ts'
import { replacementIn } from '../../packages/ui/src/docs/releases/part-status.ts'

const storiesOf = (folder: string): string[] => globSync('*.stories.tsx', { cwd: folder })

/** The records of all components and patterns as they are now, by the names of their folders. */
export function partRecords(root: string): PartRecords {
  const folders = globSync('packages/ui/src/{components,patterns}/*/', { cwd: root }).toSorted()
  return Object.fromEntries(
    folders.flatMap((path) => {
      const [stories] = storiesOf(join(root, path))
      return stories === undefined ? [] : [[basename(path), recordOf(join(root, path), basename(stories, '.stories.tsx'))]]
    }),
  )
}

function recordOf(folder: string, name: string): string {
  const own = visibleTexts(folder)
  const shared = foldersIn(own.join('\n')).map((other) => join(folder, '..', other))
  const texts = [...own, ...shared.filter((other) => storiesOf(other).length === 0).flatMap(visibleTexts)]
  const mark = own.some((text) => replacementIn(commentOf(name, text)) !== null) ? 'deprecated ' : ''
  return mark + createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)
}

/** The code and styles in a folder, without stories and tests. */
const visibleTexts = (folder: string): string[] =>
  globSync('**/*.{tsx,module.css}', { cwd: folder, exclude: ['**/*.{stories,test}.tsx'] })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/** The folders next to the part whose components it renders. A folder without stories, such as that of a field's label, is a piece of it. */
const foldersIn = (code: string): string[] =>
  [...new Set([...code.matchAll(/^import \{.+ from '\.\.\/([\w-]+)\//gm)].map(([, folder = '']) => folder))].toSorted()

/** The comment above a component. */
const commentOf = (name: string, code: string): string =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(code)?.[1] ?? ''
