import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileContent, MediaStore } from './media-store.ts'
import { privateFile, privateFolder } from '../private-files.ts'
import { syncFile, syncFolder } from '../sync-to-disk.ts'

/** The names that the store accepts. Without separators and leading dots, none can leave the folder. */
const namePattern = /^[0-9a-z][0-9a-z-]*\.[a-z]+$/

/** The name of an unfinished file, which is not a picture. */
const draftEnding = '.part'

/**
 * Stores pictures in a folder, spread over subfolders named after their first two characters. A file is written elsewhere and
 * renamed into place, so neither a killed process nor a power cut leaves an incomplete file under a served name.
 *
 * @param folder - created when missing
 */
export function createFolderStore(folder: string): MediaStore {
  const unfinished = join(folder, 'unfinished')
  const parentOf = (name: string) => (name.endsWith(draftEnding) ? unfinished : join(folder, name.slice(0, 2)))
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: privateFolder })
  const pathOf = (name: string) => join(parentOf(name), name)

  return {
    async put(name, content) {
      if (!namePattern.test(name)) throw new Error(`Not a name for a stored picture: ${JSON.stringify(name)}`)
      await Promise.all([makeFolder(unfinished), makeFolder(parentOf(name))])
      const draft = join(unfinished, `${randomUUID()}${draftEnding}`)
      try {
        await write(draft, content)
        await syncFile(draft)
        await rename(draft, pathOf(name))
        await syncFolder(parentOf(name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async open(name) {
      if (!namePattern.test(name)) return null
      const file = await open(pathOf(name)).catch(missing(null))
      if (file === null) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },

    async has(name) {
      return namePattern.test(name) && (await stat(pathOf(name)).catch(missing(null))) !== null
    },

    async delete(name) {
      if (namePattern.test(name)) await rm(pathOf(name), { force: true })
    },

    async *list() {
      for (const parent of await readdir(folder).catch(missing([]))) {
        for (const name of await readdir(join(folder, parent)).catch(notAFolder)) {
          // A file may be deleted while the others are listed.
          const file = await stat(join(folder, parent, name)).catch(missing(null))
          if (file?.isFile() === true && pathOf(name) === join(folder, parent, name)) yield { name, modifiedAt: file.mtime }
        }
      }
    },
  }
}

async function write(path: string, content: FileContent): Promise<void> {
  if (typeof content !== 'string') return writeFile(path, content, { mode: privateFile })
  await copyFile(content, path)
  // A copy gets the permissions of its source.
  await chmod(path, privateFile)
}

/** Files outside the subfolders do not belong to the store. */
function notAFolder(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOTDIR' || error.code === 'ENOENT')) return []
  throw error
}

/** Turns "no such file" into a value and rethrows every other error. */
function missing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value
    throw error
  }
}
