import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { acceptedEncoding, compressBody, compressedFrom, isCompressible } from './encodings.ts'
import { withBytes } from './own-memory.ts'

/**
 * Compresses uncached responses. Cached responses and files have their own compressed forms and are left alone, and so are
 * streams.
 */
export const compression = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
      if (reply.hasHeader('content-encoding') || reply.hasHeader('etag')) return payload
      if (payload.length < compressedFrom || !isCompressible(String(reply.getHeader('content-type') ?? ''))) return payload
      reply.header('vary', 'accept-encoding')
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      if (encoding === null) return payload
      const body = await compressBody(typeof payload === 'string' ? Buffer.from(payload) : payload, encoding)
      reply.header('content-encoding', encoding).header('content-length', body.length)
      return body
    })
  },
  { name: 'compression' },
)

/** Sends a body that is written as texts, one after the other: an uncached page. */
export async function sendTexts(request: FastifyRequest, reply: FastifyReply, texts: readonly string[]): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(texts.join(''))
  const body = await withBytes(texts, (bytes) => compressBody(bytes, encoding))
  return reply.header('vary', 'accept-encoding').header('content-encoding', encoding).send(body)
}
