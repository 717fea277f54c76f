import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Files that are not part of any build. */
const notBuilt = /\.(test|stories)\.tsx?$|\.mdx$|(^|\/)(node_modules|dist|testing|__screenshots__)\//

/**
 * A short text that changes with the name and the content of any source of a build. It ignores tests and stories, and
 * timestamps, which change with a clone or a switch of branches.
 *
 * @param root - the folder that names are relative to
 * @param sources - files, and folders with all their subfolders
 */
export async function fingerprint(root: string, sources: readonly string[]): Promise<string> {
  const lists = await Promise.all(sources.map((source) => filesOf(join(root, source))))
  const paths = lists
    .flat()
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => !notBuilt.test(path))
    .sort()
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))))
  const hash = createHash('sha256')
  for (const [index, path] of paths.entries()) hash.update(`${path}\0${contents[index]?.length}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (entries === null) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
