import { randomUUID } from 'node:crypto'
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Names that the store takes. No separator and no leading dot, so that none leaves the folder. */
const namePattern = /^[0-9a-z][0-9a-z-]*\.[a-z]+$/

/**
 * Keeps pictures in a folder, spread over sub-folders named after the first two characters. A file is written beside its
 * place and renamed into it, so that a killed process leaves no half file under a name that is served.
 *
 * @param folder - made when it does not exist
 */
export function createFolderStore(folder: string): MediaStore {
  const parentOf = (name: string) => join(folder, name.slice(0, 2))
  const pathOf = (name: string) => join(parentOf(name), name)
  const unfinished = join(folder, 'unfinished')

  return {
    async has(name) {
      if (!namePattern.test(name)) return false
      return access(pathOf(name)).then(() => true, missing(false))
    },

    async put(name, bytes) {
      if (!namePattern.test(name)) throw new Error(`Not a name for a stored picture: ${JSON.stringify(name)}`)
      await Promise.all([mkdir(unfinished, { recursive: true }), mkdir(parentOf(name), { recursive: true })])
      const draft = join(unfinished, randomUUID())
      try {
        await writeFile(draft, bytes)
        await rename(draft, pathOf(name))
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

    async delete(name) {
      if (namePattern.test(name)) await rm(pathOf(name), { force: true })
    },
  }
}

/** Turns "no such file" into a value; every other error goes on. */
function missing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value
    throw error
  }
}
