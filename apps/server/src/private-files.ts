import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The permissions of the shop's folders: only its own user may list and open what is in them. */
export const privateFolder = 0o700

/** The permissions of the shop's files: only its own user may read them. */
export const privateFile = 0o600

/** The group and all other users. */
const others = 0o077

/** A path that users other than the shop's own may access. */
export interface OpenPath {
  readonly path: string
  readonly isFolder: boolean
  /** Its permissions as in `chmod`, such as 644. */
  readonly mode: string
}

/**
 * Finds files and folders in the data folder that the group or other users may access. Pictures are public, so only their folder is
 * looked at.
 *
 * @param dataFolder - may be missing, or a symbolic link to a folder
 */
export function findOpenPaths(dataFolder: string): OpenPath[] {
  // Windows has no such permissions.
  if (process.platform === 'win32') return []
  const pictures = join(dataFolder, 'media')
  const found: OpenPath[] = []
  const examine = (path: string): void => {
    // Temporary files disappear while they are examined.
    const stats = (path === dataFolder ? statSync : lstatSync)(path, { throwIfNoEntry: false })
    if (stats === undefined || stats.isSymbolicLink()) return
    if ((stats.mode & others) !== 0) found.push({ path, isFolder: stats.isDirectory(), mode: (stats.mode & 0o777).toString(8) })
    if (!stats.isDirectory() || path === pictures) return
    for (const name of namesIn(path)) examine(join(path, name))
  }
  examine(dataFolder)
  return found
}

/** Describes what is too open in one sentence with its solution; null when nothing is. */
export function describeOpenPaths(dataFolder: string, found: readonly OpenPath[]): string | null {
  if (found.length === 0) return null
  const shown = found.slice(0, 3).map(({ path, mode }) => `${relative(dataFolder, path) || dataFolder} (${mode})`)
  const more = found.length > shown.length ? ` and ${found.length - shown.length} more` : ''
  return `Other users of this machine may access ${shown.join(', ')}${more}. Run: chmod -R go-rwx ${dataFolder}`
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
