import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'
import { inOwnMemory, sharedMaximum } from './own-memory.ts'

/** A compression of the body. */
export type Encoding = 'br' | 'gzip'

/** Smaller bodies gain nothing, because they fit into one packet anyway. */
export const compressedFrom = 1024

/** Higher levels take two to three times as long for 7 % of the bytes. A body that is requested again is compressed as small as possible. */
const firstQuality = 3

const gzipOptions = { level: 6 }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Decompresses a body that `compressBody` has compressed with Brotli. */
export const decompressBrotli: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/**
 * Chooses the smallest encoding that the client accepts; null when it names none.
 *
 * @param header - the request's `Accept-Encoding`
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = new Set<string>()
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((item) => item.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : null
}

/**
 * Compresses a body while a client waits: quickly rather than optimally. A body up to `sharedMaximum` is compressed before this function
 * returns, because starting another thread takes longer for a page; longer ones, such as a sitemap, are compressed there.
 */
export async function compressBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const isShort = body.length <= sharedMaximum
  if (encoding === 'gzip') return inOwnMemory(isShort ? gzipSync(body, gzipOptions) : await zip(body, gzipOptions))
  const options = brotliOptions(body, firstQuality)
  return inOwnMemory(isShort ? brotliCompressSync(body, options) : await brotli(body, options))
}

/** Compresses a body as small as possible. It takes some tenths of a second on another thread and saves a sixth of the bytes. */
export async function compressBest(body: Buffer): Promise<Buffer> {
  return inOwnMemory(await brotli(body, brotliOptions(body, constants.BROTLI_MAX_QUALITY)))
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

/** Whether compression reduces a content type: it does for text, while pictures are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|ld\+json|manifest\+json|xml)|image\/svg\+xml)/.test(contentType)
}
