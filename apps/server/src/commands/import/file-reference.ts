import { dirname, resolve } from 'node:path'
import type { PictureReference } from './entries.ts'

/**
 * Refers to the file of a picture.
 *
 * @param name - as written in the import file, relative to it
 * @param file - the path of the import file
 */
export function fileReference(name: string, file: string): PictureReference {
  const at = (written: string) => resolve(dirname(file), written)
  const otherPaths = [name.normalize('NFC'), name.normalize('NFD')].filter((form) => form !== name).map(at)
  return { name, path: at(name), ...(otherPaths.length > 0 && { otherPaths }) }
}
