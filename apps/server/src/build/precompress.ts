import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Texts; pictures and fonts are compressed in themselves. */
const compressible = /\.(css|js|mjs|json|svg|txt|xml|webmanifest)$/
/** Smaller files fit one packet either way. */
const bytesMinimum = 1024

/**
 * Writes a `.br` and a `.gz` beside each text of a folder, as small as they get: it is done once, and sent many times.
 *
 * @param folder - with everything below it
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
