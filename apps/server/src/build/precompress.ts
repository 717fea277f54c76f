import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The text files to compress. Pictures and fonts are compressed already. */
const compressible = /\.(css|js|mjs|json|svg|txt|xml|webmanifest)$/
/** The minimum size to compress. The header of a compressed file is about as large as what a smaller one would save. */
const bytesMinimum = 256

/**
 * Writes a `.br` and a `.gz` file next to each text file at the highest level: compressed once, sent many times.
 *
 * @param folder - includes all its subfolders
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const body = await readFile(path)
      if (body.length < bytesMinimum) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      await writeFile(`${path}.br`, await brotli(body, { params }))
      await writeFile(`${path}.gz`, await zip(body, { level: 9 }))
    }),
  )
}
