import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PagesOptions } from './page-renderer.ts'
import { publicUrlOf } from './public-url.ts'
import { robots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'
import type { SitemapItems } from './sitemap.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the items for the sitemap. */
    sitemapItems: SitemapItems
  }
}

/** Serves `robots.txt`, and `sitemap.xml` with its parts, which are cached like pages. */
export async function crawlerFiles(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const publicUrl = () => publicUrlOf(app, options.publicUrl)

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, part: number | null): Promise<unknown> {
    const { entry } = await options.build()
    const make = async () => {
      const body = await writeSitemap(entry, publicUrl(), app.sitemapItems, part)
      return body === null ? null : { contentType: 'application/xml', source: [body] }
    }
    const cached = await app.responseCache.getOrBuild(`sitemap:${part}`, make)
    return cached ? app.responseCache.send(request, reply, cached) : reply.callNotFound()
  }

  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, null))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    sendSitemap(request, reply, Number(request.params.part)),
  )
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl())))
}
