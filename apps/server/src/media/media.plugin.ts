import type { FastifyInstance } from 'fastify'
import type { MediaStore } from './media-store.ts'
import { servedContentType } from './names.ts'

/** The options of the media plugin. */
export interface MediaPluginOptions {
  readonly store: MediaStore
}

/**
 * Serves `/media/<name>`. A name identifies its content, so responses may be cached for ever. A name that the media module cannot
 * have created gets a 404 without asking the store.
 */
export async function mediaPlugin(app: FastifyInstance, { store }: MediaPluginOptions): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const contentType = servedContentType(request.params.name)
    const file = contentType === null ? null : await store.open(request.params.name)
    if (contentType === null || file === null) {
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'Picture not found.' })
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-length', file.size)
      .type(contentType)
      .send(file.stream)
  })
}
