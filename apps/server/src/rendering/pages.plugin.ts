import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInternalTransport } from '../internal-transport.ts'
import type { CachedResponse } from '../plugins/cached-response.ts'
import { sendTexts } from '../plugins/compression.ts'
import { describeCause } from '../plugins/errors.ts'
import { noPage } from '../plugins/readable-page.ts'
import { crawlerFiles } from './crawler-files.plugin.ts'
import { writeDocument } from './document.ts'
import type { PageFiles } from './manifest.ts'
import { createPageRenderer, isInspected } from './page-renderer.ts'
import type { PagesOptions, Reader, RenderedPage } from './page-renderer.ts'
import { createVisitedPages } from './visited-pages.ts'
import { withoutTracking } from './without-tracking.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls the listener after each change of the catalogue, if responses are cached. */
    onCatalogueChange: (listener: () => void) => void
  }
}

const html = 'text/html; charset=utf-8'

/** Back shows a page without asking the server. With the cookies, the browser asks when its user has signed in since then. */
const variesBy = 'accept-encoding, cookie'

/** The path of the inspector's page. It is unknown when the inspector is off. */
const isInspectorPage = /^\/inspector\/?(\?|$)/i

/** A page with results of a search. It is rendered at a visit only, because each rendering counts as a search. */
const isSearch = /[?&]search=/i

/** A page with a secret in its URL: it is never cached, and no other page receives its URL. */
const secretPage = /^\/(reset-password|confirm-email|admin\/invitation|enquiry)\//i

/**
 * Renders a page of the app for every path that nothing else handles, and serves `sitemap.xml` and `robots.txt`. Guests and
 * visitors get the same pages, so a found page is cached, with its compressed forms, until its data changes. The data of the most visited
 * ones is read again after each change of the catalogue, before anybody waits for them. Signed-in users get their own pages, rendered
 * with their session.
 */
export async function renderPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const visitor: Reader = { user: null, transport: createInternalTransport(app) }
  const render = createPageRenderer(app, options)

  const visited = createVisitedPages(openPage)
  app.onCatalogueChange(() => visited.renderAgain())
  app.addHook('onClose', async () => visited.close())

  /** The cached page of visitors, or the rendered one that must not be cached. */
  async function openPage(url: string): Promise<{ cached: CachedResponse | null; own: RenderedPage | null }> {
    let own: RenderedPage | null = null
    const build = async () => {
      own = await render(url, visitor)
      // A rejection lets the cache serve the last page that it has.
      if (own.status === 503) throw new UnavailablePage()
      return own.status === 200 ? { contentType: html, source: own.source, makeTexts: own.makeTexts } : null
    }
    const cached = await app.responseCache.getOrBuild(`page:${url}`, build).catch((error: unknown) => {
      if (error instanceof UnavailablePage) return null
      throw error
    })
    return { cached, own }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const url = withoutTracking(resolvedUrl(request.url))
    const { inspector } = await options.build()
    if (inspector && isInspectorPage.test(url)) return sendInspector(reply, inspector.page)
    // Stately's page is a window on another site and needs access to its opener.
    if (inspector && isInspected(url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (noPage.test(url)) return reply.callNotFound()
    if (isSecretPage(url)) reply.header('referrer-policy', 'no-referrer')
    const identity = await app.identify(request)
    if ('user' in identity) {
      const { cookie } = request.headers
      const reader = {
        user: identity.user,
        transport: createInternalTransport(app, { headers: { cookie }, remoteAddress: request.ip }),
      }
      return sendUncached(request, reply, await render(url, reader))
    }
    if (isSecretPage(url)) {
      // Wrong secrets count for the address that sends them.
      const reader = { user: null, transport: createInternalTransport(app, { remoteAddress: request.ip }) }
      return sendUncached(request, reply, await render(url, reader))
    }
    const { cached, own } = await openPage(url)
    if (cached) {
      if (!isSearch.test(url)) visited.count(url)
      return app.responseCache.send(request, reply, cached, variesBy)
    }
    // Concurrent requests for the same page wait for one rendering, which a redirect or an error cannot share.
    return sendUncached(request, reply, own ?? (await render(url, visitor)))
  }

  /** The inspector's page, which is rendered in the browser only. */
  async function sendInspector(reply: FastifyReply, files: PageFiles): Promise<FastifyReply> {
    const { themeColors } = (await options.build()).entry
    const head = '<title>Inspector</title>\n<meta name="robots" content="noindex">'
    const page = writeDocument({ head, body: '', state: '{}', files, usedStyles: null, themeColors, tools: options.tools ?? '' })
    return reply.header('cache-control', 'no-store').type(html).send(page.join(''))
  }

  await app.register(crawlerFiles, options)
  app.get('/*', sendPage)
}

/** The path and the query that the app reads from a URL, without dot segments and without a fragment. Browsers send no others. */
function resolvedUrl(url: string): string {
  const { pathname, search } = new URL(`http://shop${url}`)
  return pathname + search
}

/** Whether a page has a secret in its URL. The router also finds a page whose path is percent-encoded. */
function isSecretPage(url: string): boolean {
  try {
    return secretPage.test(decodeURIComponent(url.split('?', 1)[0]!))
  } catch {
    return false
  }
}

/** A page whose data is temporarily unavailable. */
class UnavailablePage extends Error {}

/** Sends an uncached response: a user's own page, a redirect, a missing page or a failed one. */
async function sendUncached(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  if (page.location !== null) return reply.redirect(page.location, page.status)
  if (page.failure) request.log.error({ error: describeCause(page.failure) }, 'could not render a page')
  reply.code(page.status).type(html)
  return sendTexts(request, reply, page.makeTexts())
}
