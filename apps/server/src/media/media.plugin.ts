import type { FastifyInstance } from 'fastify'
import type { MediaStore } from './media-store.ts'
import { openMissingVariant } from './missing-variant.ts'
import { contentTypeOf, isPublicName } from './names.ts'
import type { PictureVariants } from './variants/picture-variants.ts'

/** The options of the media plugin. */
export interface MediaPluginOptions {
  readonly store: MediaStore
  /** Encodes what is missing. Null serves only what is stored. */
  readonly variants: PictureVariants | null
}

/**
 * Serves `/media/<name>`. A name identifies its content, so responses may be cached permanently. While a variant is missing, another
 * file of the picture is sent, which may be cached only for seconds. A name that the media module cannot have created gets a 404
 * without asking the store.
 */
export async function mediaPlugin(app: FastifyInstance, { store, variants }: MediaPluginOptions): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const found = isPublicName(request.params.name) ? await open(request.params.name) : null
    if (found === null) return reply.code(404).header('cache-control', 'no-store').send({ message: 'Picture not found.' })
    const { name, file } = found
    return reply
      .header('cache-control', name === request.params.name ? 'public, max-age=31536000, immutable' : 'public, max-age=10')
      .header('content-length', file.size)
      .type(contentTypeOf(name))
      .send(file.stream)
  })

  async function open(name: string) {
    const file = await store.open(name)
    if (file !== null) return { name, file }
    return variants === null ? null : openMissingVariant(name, store, variants)
  }
}
