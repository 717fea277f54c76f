import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressedBody, plainBody } from './cached-response.ts'
import type { CachedResponse } from './cached-response.ts'
import { acceptedEncoding, compressBest } from './encodings.ts'

/**
 * Sends a cached response: plain, compressed, or as a 304 to a client that has it.
 *
 * @param vary - the request headers that decide which response a URL has
 */
export type SendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  vary?: string,
) => Promise<FastifyReply>

/** Creates a sender. A response that it sends for the second time is compressed again in the background, and better. */
export function createCachedSender(): SendCached {
  let improving = Promise.resolve()

  /** One response after the other, because a page keeps a thread busy for some tenths of a second. */
  function improve(cached: CachedResponse): void {
    const replace = async () => {
      const best = await compressBest(await plainBody(cached))
      cached.compressed.set('br', Promise.resolve(best))
    }
    // The response keeps the form that it has when the computer is out of memory.
    improving = improving.then(replace).catch(() => undefined)
  }

  return async (request, reply, cached, vary = 'accept-encoding') => {
    reply.header('etag', cached.etag).header('cache-control', 'no-cache').header('vary', vary)
    if (matchesEtag(request.headers['if-none-match'], cached.etag)) return reply.code(304).send()
    reply.type(cached.contentType)
    const encoding = cached.isLong ? acceptedEncoding(request.headers['accept-encoding']) : null
    if (encoding === null) return reply.send(await plainBody(cached))
    if (encoding === 'br' && (cached.timesSent += 1) === 2) improve(cached)
    return reply.header('content-encoding', encoding).send(await compressedBody(cached, encoding))
  }
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
}
