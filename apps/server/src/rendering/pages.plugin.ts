import type { Transport, User } from '@shop/api'
import { shopIdentity } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInternalTransport } from '../internal-transport.ts'
import { sendTexts } from '../plugins/compression.ts'
import { describeCause } from '../plugins/errors.ts'
import { cardKinds } from '../preview-cards/preview-card.ts'
import { noPage } from '../plugins/readable-page.ts'
import type { CachedResponse } from '../plugins/response-cache.ts'
import type { PagePreview } from '../preview-cards/preview-cards.plugin.ts'
import { writeDocument } from './document.ts'
import type { PageFiles } from './manifest.ts'
import { robots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'
import type { SitemapItems } from './sitemap.ts'
import { createVisitedPages } from './visited-pages.ts'
import type { ShopFacts, WebBuild } from './web-build.ts'
import { withoutTracking } from './without-tracking.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the items for the sitemap. */
    sitemapItems: SitemapItems
    /** Reads the shop with the facts that admins have saved. */
    currentShop: () => Promise<ShopConfig>
    /** Calls the listener after each change of the catalogue, if responses are cached. */
    onCatalogueChange: (listener: () => void) => void
  }
}

/** The options of the pages plugin. */
export interface PagesOptions {
  /** The app's build; in development a new one per request. */
  readonly build: () => Promise<WebBuild>
  /** The shop's public address without a trailing slash; null for the address at which the server listens. */
  readonly publicUrl: string | null
  /** Elements of the development tools in every head. */
  readonly tools?: string
}

/** The user for whom a page is rendered. */
interface Reader {
  /** Null for guests and signed-out visitors. */
  readonly user: User | null
  readonly transport: Transport
}

/** A page or a redirect. */
interface RenderedPage {
  readonly status: number
  /** Everything that the document is made from at its address: the browser renders the same page from it. */
  readonly source: readonly string[]
  /** Renders the texts of the document, which follow each other. */
  readonly makeTexts: () => readonly string[]
  readonly location: string | null
  readonly failure: unknown
}

const html = 'text/html; charset=utf-8'

/** The path of the inspector's page. It is unknown when the inspector is off. */
const isInspectorPage = /^\/inspector\/?(\?|$)/i

/** A page with results of a search. It is rendered at a visit only, because each rendering counts as a search. */
const isSearch = /[?&]search=/i

/** A page with a secret in its URL: it is never cached, and no other page receives its URL. */
const secretPage = /^\/(reset-password|confirm-email|admin\/invitation|enquiry)\//i

/**
 * Renders a page of the app for every path that nothing else handles, and serves `sitemap.xml` and `robots.txt`. Guests and
 * visitors get the same pages, so a found page is cached, with its compressed forms, until its data changes. The data of the most visited
 * ones is read again after each change of the catalogue, before anybody waits for them. Signed-in users get their own pages, rendered with their session.
 */
export async function renderPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const visitor: Reader = { user: null, transport: createInternalTransport(app) }

  const visited = createVisitedPages(openPage)
  app.onCatalogueChange(() => visited.renderAgain())
  app.addHook('onClose', async () => visited.close())

  const publicUrl = (): string => options.publicUrl ?? addressOf(app)

  async function facts(): Promise<ShopFacts> {
    return { shop: shopIdentity(await app.currentShop()), publicUrl: publicUrl(), year: new Date().getFullYear() }
  }

  /** The preview card of a page. Only link previews show it, which have no session. */
  async function previewOf({ entry }: WebBuild, path: string): Promise<PagePreview | null> {
    for (const kind of cardKinds) {
      const start = entry.paths[kind].href('')
      // While the database is away, the page still shows its picture.
      if (path.startsWith(start)) return app.previewOf(kind, path.slice(start.length)).catch(() => null)
    }
    return null
  }

  async function render(url: string, reader = visitor): Promise<RenderedPage> {
    const known = await facts()
    const build = await options.build()
    const result = await build.entry.render(new Request(new URL(known.publicUrl + url)), {
      facts: known,
      previewOf: (path) => (reader.user === null ? previewOf(build, path) : Promise.resolve(null)),
      ...reader,
    })
    if (result.kind === 'redirect') return { ...result, source: [], makeTexts: () => [], failure: null }
    const { status, failure, head, renderBody, state, modules } = result
    const { themeColors } = build.entry
    const files = build.inspector && isInspected(url) ? build.inspector.inspected(modules) : build.filesOf(modules)
    const makeTexts = () => {
      const body = renderBody()
      const usedStyles = files.starter === null ? null : (build.usedStyles?.(files.styles, body) ?? null)
      return writeDocument({ head, body, state, files, usedStyles, themeColors, tools: options.tools ?? '' })
    }
    return { status, failure, source: [head, state], makeTexts, location: null }
  }

  /** The cached page of visitors, or the rendered one that must not be cached. */
  async function openPage(url: string): Promise<{ cached: CachedResponse | null; own: RenderedPage | null }> {
    let own: RenderedPage | null = null
    const build = async () => {
      own = await render(url)
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
    const { inspector } = await options.build()
    if (inspector && isInspectorPage.test(request.url)) return sendInspector(reply, inspector.page)
    // Stately's page is a window on another site and needs access to its opener.
    if (inspector && isInspected(request.url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (noPage.test(request.url)) return reply.callNotFound()
    if (isSecretPage(request.url)) reply.header('referrer-policy', 'no-referrer')
    const url = withoutTracking(request.url)
    const identity = await app.identify(request)
    if ('user' in identity) {
      const { cookie } = request.headers
      const reader = {
        user: identity.user,
        transport: createInternalTransport(app, { headers: { cookie }, remoteAddress: request.ip }),
      }
      return sendUncached(request, reply, await render(url, reader))
    }
    if (isSecretPage(request.url)) {
      // Wrong secrets count for the address that sends them.
      const reader = { user: null, transport: createInternalTransport(app, { remoteAddress: request.ip }) }
      return sendUncached(request, reply, await render(url, reader))
    }
    const { cached, own } = await openPage(url)
    if (cached) {
      if (!isSearch.test(url)) visited.count(url)
      return app.responseCache.send(request, reply, cached)
    }
    // Concurrent requests for the same page wait for one rendering, which a redirect or an error cannot share.
    return sendUncached(request, reply, own ?? (await render(url)))
  }

  /** The inspector's page, which is rendered in the browser only. */
  async function sendInspector(reply: FastifyReply, files: PageFiles): Promise<FastifyReply> {
    const { themeColors } = (await options.build()).entry
    const head = '<title>Inspector</title>\n<meta name="robots" content="noindex">'
    const page = writeDocument({ head, body: '', state: '{}', files, usedStyles: null, themeColors, tools: options.tools ?? '' })
    return reply.header('cache-control', 'no-store').type(html).send(page.join(''))
  }

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
  app.get('/*', sendPage)
}

/** Whether a page has a secret in its URL. The router also finds a page whose path is percent-encoded. */
function isSecretPage(url: string): boolean {
  try {
    return secretPage.test(decodeURIComponent(url.split('?', 1)[0]!))
  } catch {
    return false
  }
}

/** Whether a page is requested with the inspector's tap. */
function isInspected(url: string): boolean {
  return new URL(`http://shop${url}`).searchParams.has('inspect')
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

/** The address at which the server listens; a local name before it does. */
function addressOf(app: FastifyInstance): string {
  const [listening] = app.addresses()
  if (!listening || typeof listening === 'string') return 'http://localhost'
  const host = listening.family === 'IPv6' ? `[${listening.address}]` : listening.address
  return `http://${host}:${listening.port}`
}
