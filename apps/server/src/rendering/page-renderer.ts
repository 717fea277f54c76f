import type { Transport, User } from '@shop/api'
import { shopIdentity } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import { cardKinds } from '../preview-cards/preview-card.ts'
import type { PagePreview } from '../preview-cards/preview-cards.plugin.ts'
import { writeDocument } from './document.ts'
import { publicUrlOf } from './public-url.ts'
import type { ShopFacts, WebBuild } from './web-build.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the shop with the facts that admins have saved. */
    currentShop: () => Promise<ShopConfig>
  }
}

/** How pages are rendered. */
export interface PagesOptions {
  /** The app's build; in development a new one per request. */
  readonly build: () => Promise<WebBuild>
  /** The shop's public address without a trailing slash; null for the address at which the server listens. */
  readonly publicUrl: string | null
  /** Elements of the development tools in every head. */
  readonly tools?: string
}

/** The user for whom a page is rendered. */
export interface Reader {
  /** Null for guests and signed-out visitors. */
  readonly user: User | null
  readonly transport: Transport
}

/** A page or a redirect. */
export interface RenderedPage {
  readonly status: number
  /** Everything that the document is made from at its address: the browser renders the same page from it. */
  readonly source: readonly string[]
  /** Renders the texts of the document, which follow each other. */
  readonly makeTexts: () => readonly string[]
  readonly location: string | null
  readonly failure: unknown
}

/** Creates a function that renders the page at a path with its query. */
export function createPageRenderer(
  app: FastifyInstance,
  options: PagesOptions,
): (url: string, reader: Reader) => Promise<RenderedPage> {
  async function facts(): Promise<ShopFacts> {
    return {
      shop: shopIdentity(await app.currentShop()),
      publicUrl: publicUrlOf(app, options.publicUrl),
      year: new Date().getFullYear(),
    }
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

  return async (url, reader) => {
    const known = await facts()
    const build = await options.build()
    const result = await build.entry.render(new Request(new URL(known.publicUrl + url)), {
      facts: known,
      previewOf: (path) => (reader.user === null ? previewOf(build, path) : Promise.resolve(null)),
      ...reader,
    })
    const inspector = build.inspector && isInspected(url) ? build.inspector : null
    if (result.kind === 'redirect') {
      const location = inspector === null ? result.location : withInspectorOf(url, result.location)
      return { ...result, location, source: [], makeTexts: () => [], failure: null }
    }
    const { status, failure, head, renderBody, state, modules } = result
    const { themeColors } = build.entry
    const files = inspector?.inspected(modules) ?? build.filesOf(modules)
    const makeTexts = () => {
      const body = renderBody()
      const usedStyles = files.starter === null ? null : (build.usedStyles?.(files.styles, body) ?? null)
      return writeDocument({ head, body, state, files, usedStyles, themeColors, tools: options.tools ?? '' })
    }
    return { status, failure, source: [head, state], makeTexts, location: null }
  }
}

/** The target of a redirect with the inspector of the requested page, which its tab keeps. */
function withInspectorOf(url: string, location: string): string {
  const target = new URL(location, 'http://shop')
  if (target.searchParams.has('inspect')) return location
  const value = new URL(`http://shop${url}`).searchParams.get('inspect')
  target.search += `${target.search === '' ? '' : '&'}inspect${value ? `=${encodeURIComponent(value)}` : ''}`
  return target.pathname + target.search + target.hash
}

/** Whether a page is requested with the inspector's tap. */
export function isInspected(url: string): boolean {
  return new URL(`http://shop${url}`).searchParams.has('inspect')
}
