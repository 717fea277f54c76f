import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { statusOf } from '../packages/ui/src/docs/releases/part-status.ts'
import parts from '../packages/ui/src/docs/releases/parts.json' with { type: 'json' }
import type { IndexGenerator } from './search.ts'

/**
 * Tags every docs page and story of a component or a pattern with its status, which the sidebar shows and filters by.
 *
 * @param root the folder to which the paths in the index are relative
 */
export function taggedStatuses(generator: IndexGenerator, root: string): IndexGenerator {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await getIndex()
    await Promise.all(
      Object.values(index.entries).map(async (entry) => {
        const [, path, folder, name] =
          /^(.*\/(?:components|patterns)\/([\w-]+)\/(\w+))\.(?:stories\.tsx|mdx)$/.exec(entry.importPath) ?? []
        if (path === undefined || folder === undefined) return
        const code = await readFile(join(root, `${path}.tsx`), 'utf8').catch(() => '')
        // The index is cached, so it may have the tag already.
        entry.tags = [...new Set([...(entry.tags ?? []), statusOf(folder, commentOf(code, name ?? ''), parts)])]
      }),
    )
    return index
  }
  return generator
}

/** The comment above a component. */
const commentOf = (code: string, name: string): string =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(code)?.[1] ?? ''
