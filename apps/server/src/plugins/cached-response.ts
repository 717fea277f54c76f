import { createHash } from 'node:crypto'
import { compressBody, compressedFrom, decompressBrotli } from './encodings.ts'
import type { Encoding } from './encodings.ts'
import { inOwnMemory, withBytes } from './own-memory.ts'

/** A response that can be sent many times. */
export interface CachedResponse {
  readonly contentType: string
  /** Null for a page, which is kept compressed only: few clients want it in another form, and it needs a seventh of the memory. */
  readonly body: Buffer | null
  /** Whether clients get it compressed. */
  readonly isLong: boolean
  /** Identifies the content: a client that has it gets a 304. */
  readonly etag: string
  /** The compressed bodies that have been requested so far. */
  readonly compressed: Map<Encoding, Promise<Buffer>>
  /** The bytes of the kept body. */
  readonly bytes: number
  /** How often it was sent compressed with Brotli. */
  timesSent: number
}

/** A response that is not cached yet. */
export interface ResponseParts {
  readonly contentType: string
  /** Everything that the body is made from, as texts: the same texts make the same body. */
  readonly source: readonly string[]
  /** Makes the texts of the body, which follow each other. Without it, they are those of the source. */
  readonly makeTexts?: () => readonly string[]
}

/**
 * Makes a response that can be sent many times.
 *
 * @param print - the digest of its type and source
 */
export async function makeCachedResponse(
  { contentType, source, makeTexts }: ResponseParts,
  print: string,
): Promise<CachedResponse> {
  const texts = makeTexts?.() ?? source
  const describe = (body: Buffer) => {
    const digest = makeTexts === undefined ? print : digestOf(contentType, body)
    // The tag is weak, because it applies to every encoding of the body.
    return { contentType, isLong: body.length >= compressedFrom, etag: `W/"${digest}"`, timesSent: 0 }
  }
  if (contentType.startsWith('text/html'))
    return withBytes(texts, async (page) => {
      const described = describe(page)
      const compressed = await compressBody(page, 'br')
      return { ...described, body: null, compressed: new Map([['br', Promise.resolve(compressed)]]), bytes: compressed.length }
    })
  const body = inOwnMemory(...texts)
  return { ...describe(body), body, compressed: new Map(), bytes: body.length }
}

/** The body without compression. */
export async function plainBody({ body, compressed }: CachedResponse): Promise<Buffer> {
  return body ?? decompressBrotli((await compressed.get('br'))!)
}

/** The body in a compressed form, which is made once. */
export function compressedBody(cached: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const found = cached.compressed.get(encoding)
  if (found !== undefined) return found
  const made = plainBody(cached).then((plain) => compressBody(plain, encoding))
  cached.compressed.set(encoding, made)
  // The next request tries again.
  made.catch(() => cached.compressed.delete(encoding))
  return made
}

/** A digest of 22 characters. */
export function digestOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 22)
}
