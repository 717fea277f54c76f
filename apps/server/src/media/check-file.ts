import { open } from 'node:fs/promises'
import { limits } from '@shop/domain'
import { pictureFormat } from './formats.ts'
import { MediaError } from './media-error.ts'
import type { FileContent } from './media-store.ts'

/**
 * Checks the length and the first bytes of a file, before a decoder sees it.
 *
 * @throws MediaError when it is too large or of another format
 */
export async function checkFile(content: FileContent): Promise<void> {
  const { length, start } = typeof content === 'string' ? await readStart(content) : { length: content.length, start: content }
  if (length > limits.imageBytesMaximum) throw new MediaError('too-large')
  if (pictureFormat(start) === null) throw new MediaError('unsupported')
}

/** The length of a file, and enough of its bytes to recognise a format. */
async function readStart(path: string): Promise<{ length: number; start: Buffer }> {
  await using file = await open(path)
  const start = Buffer.alloc(16)
  await file.read({ buffer: start, position: 0 })
  return { length: (await file.stat()).size, start }
}
