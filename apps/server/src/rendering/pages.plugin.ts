import type { User } from '@shop/api'
import { shopIdentity } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInternalFetch } from '../internal-fetch.ts'
import { describeCause } from '../plugins/errors.ts'
import { writeDocument } from './document.ts'
import type { PageFiles } from './manifest.ts'
import { robots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'
import type { ShopFacts, WebBuild } from './web-build.ts'

/** What pages are made from. */
export interface PagesOptions {
  /** The app's build; in development a new one for each request. */
  readonly build: () => Promise<WebBuild>
  readonly shop: ShopConfig
  /** The shop's address, without a slash at the end; null for the address at which the server listens. */
  readonly publicUrl: string | null
  /** Elements of the development tools in every head. */
  readonly tools?: string
}

/** In whose name a page is rendered. */
interface Reader {
  /** Null for visitors and guests. */
  readonly user: User | null
  readonly fetch: typeof globalThis.fetch
}

/** A page, or where to go instead. */
interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly location: string | null
  readonly failure: unknown
}

const html = 'text/html; charset=utf-8'

/** Addresses that are no pages, whatever stands behind them. */
const noPage = /^\/(api|assets|media)(\/|$)/i

/** The testers' page, where there is one; elsewhere it is unknown, as any such address. */
const isInspectorPage = /^\/inspector\/?(\?|$)/i

/** A page whose address is a secret: it is kept nowhere, and no other page is told of it. */
const resetPage = /^\/reset-password\//i

/**
 * Answers every address that nobody else does with a page of the app, rendered with its data; `sitemap.xml` and
 * `robots.txt` as well. Visitors and guests get the same pages, so one that was found is kept, compressed, while the
 * catalogue stays as it is. Whoever is signed in gets pages of their own, rendered with their session.
 */
export async function renderPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const shop = shopIdentity(options.shop)
  const visitor: Reader = { user: null, fetch: createInternalFetch(app) }

  function facts(): ShopFacts {
    return { shop, publicUrl: options.publicUrl ?? addressOf(app), year: new Date().getFullYear() }
  }

  async function render(url: string, reader = visitor): Promise<RenderedPage> {
    const known = facts()
    const build = await options.build()
    const result = await build.entry.render(new Request(new URL(known.publicUrl + url)), { facts: known, ...reader })
    if (result.kind === 'redirect') return { ...result, html: '', failure: null }
    const { status, failure, head, body, state, modules } = result
    const { themeColors } = build.entry
    const files = build.inspector && isInspected(url) ? build.inspector.inspected(modules) : build.filesOf(modules)
    const page = writeDocument({ head, body, state, files, themeColors, tools: options.tools ?? '' })
    return { status, failure, html: page, location: null }
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { inspector } = await options.build()
    if (inspector && isInspectorPage.test(request.url)) return answerInspector(reply, inspector.page)
    // Stately's page, in a window of another site, has to find the one that opened it.
    if (inspector && isInspected(request.url)) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (noPage.test(request.url)) return reply.callNotFound()
    if (resetPage.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    const person = await app.identify(request)
    if ('user' in person) {
      const { cookie } = request.headers
      const reader = { user: person.user, fetch: createInternalFetch(app, { cookie }) }
      return answerOnce(request, reply, await render(request.url, reader))
    }
    if (resetPage.test(request.url)) return answerOnce(request, reply, await render(request.url))
    const own: { page?: RenderedPage } = {}
    const kept = await app.responseCache.through(`page:${request.url}`, async () => {
      own.page = await render(request.url)
      return own.page.status === 200 ? { contentType: html, body: own.page.html } : null
    })
    if (kept) return app.responseCache.send(request, reply, kept)
    // Whoever asked at the same moment as another has no page of their own yet.
    return answerOnce(request, reply, own.page ?? (await render(request.url)))
  }

  /** The inspector's own page, which is made in the browser alone. */
  async function answerInspector(reply: FastifyReply, files: PageFiles): Promise<FastifyReply> {
    const { themeColors } = (await options.build()).entry
    const head = '<title>Inspector</title>\n<meta name="robots" content="noindex">'
    const page = writeDocument({ head, body: '', state: '{}', files, themeColors, tools: options.tools ?? '' })
    return reply.header('cache-control', 'no-store').type(html).send(page)
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { entry } = await options.build()
    const make = async () => ({
      contentType: 'application/xml',
      body: await writeSitemap(entry, facts().publicUrl, visitor.fetch),
    })
    const kept = await app.responseCache.through('sitemap', make)
    return kept ? app.responseCache.send(request, reply, kept) : reply.callNotFound()
  })
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(facts().publicUrl)))
  app.get('/*', answerPage)
}

/** Whether a page is asked for with a tap in it. */
function isInspected(url: string): boolean {
  return new URL(url, 'http://shop').searchParams.has('inspect')
}

/** Sends what is not kept: a page of somebody's own, a redirect, a page that does not exist, one that failed. */
function answerOnce(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (page.location !== null) return reply.redirect(page.location, page.status)
  if (page.failure) request.log.error({ error: describeCause(page.failure) }, 'page failed')
  return reply.code(page.status).type(html).send(page.html)
}

/** Where the server listens; a name for this machine before it does. */
function addressOf(app: FastifyInstance): string {
  const [listening] = app.addresses()
  if (!listening || typeof listening === 'string') return 'http://localhost'
  const host = listening.family === 'IPv6' ? `[${listening.address}]` : listening.address
  return `http://${host}:${listening.port}`
}
