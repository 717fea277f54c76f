import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** The committed image, written by `pnpm --filter @shop/server database-image`. */
export const imageFile = fileURLToPath(new URL('empty-database.tar.br', import.meta.url))

const decompress = promisify(brotliDecompress)

/**
 * Reads the image of an empty, migrated database. Creating one with `initdb` takes several seconds and a gigabyte of memory.
 *
 * @returns a tar archive like a dump; later migrations still have to run
 */
export async function readDatabaseImage(): Promise<Uint8Array> {
  return decompress(await readFile(imageFile))
}
