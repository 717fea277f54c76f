import { contract } from '@shop/api'
import * as fc from 'fast-check'
import type { FastifyPluginAsync } from 'fastify'
import { renderPages } from '../../rendering/index.ts'
import type { WebBuild } from '../../rendering/index.ts'
import type { FuzzResponse } from './judge.ts'
import type { FuzzRequest, Sender } from './requests.ts'
import { anyText, fittingValue } from './values.ts'

/** The patterns of pages that a user can open. */
const opening = [
  '/',
  '/shop',
  '/styles/:style',
  '/product/:id',
  '/collection/:id',
  '/cart',
  '/wishlist',
  '/profile',
  '/contact',
  '/reset-password/:token',
  '/confirm-email/:token',
  '/admin/invitation/:token',
  '/admin/account',
  '/admin/dashboard',
  '/admin/products/edit/:id',
] as const

/** The names of the requests for pages, each of which must succeed once in a long run. */
export const pageNames: readonly string[] = opening.map((pattern) => `page ${pattern}`)

const redirecting = ['/login', '/signup', '/admin/login', '/nothing', '/sitemap.xml', '/robots.txt']

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('page', 'search', 'category', 'sort', 'tab', 'x'), anyText)
      .map(([name, value]) => `?${name}=${encodeText(value)}`),
  },
)

const cookies = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('session=x', 'session=', 'anonymousId={{guest:0}}', '__Host-session=x')
      .map((cookie) => ({ cookie })),
  },
)

function encodeText(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text).replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}').replaceAll('%3A', ':')
    : '%ED%A0%80'
}

function pageRequestOf(pattern: string): fc.Arbitrary<FuzzRequest> {
  const parameter = /:(\w+)/.exec(pattern)?.[1]
  const value =
    parameter === undefined
      ? fc.constant('')
      : fc.oneof({ weight: 5, arbitrary: fittingValue(parameter).map(String) }, { weight: 1, arbitrary: anyText })
  return fc
    .record({
      sender: fc.constantFrom<Sender>('visitor', 'guest', 'customer', 'admin'),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant('GET') },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'OPTIONS') },
      ),
      value,
      query,
      headers: cookies,
    })
    .map(({ sender, method, value: given, query: text, headers }) => ({
      name: `page ${pattern}`,
      access: 'public',
      sender,
      method,
      url: `${pattern.replace(/:\w+/, encodeText(given))}${text}`,
      headers,
      body: null,
    }))
}

/** Any request for a page. */
export const anyPageRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(...[...opening, ...redirecting].map(pageRequestOf))

const pageStatuses = new Set([200, 301, 302, 303, 307, 308, 400, 403, 404, 405, 414])

/** Describes in one line what is wrong with a page; null when nothing is. */
export function judgePage({ status, headers }: FuzzResponse): string | null {
  if (!pageStatuses.has(status)) return `unexpected status ${status}`
  return headers['content-security-policy'] === undefined ? 'lacks the content security policy' : null
}

/** Pages without a build of the app: each shows who the API and the server say that its user is. */
export const plainPages: FastifyPluginAsync = async (app) => {
  const build = {
    entry: {
      sitemapPaths: () => ['/'],
      paths: { product: { href: (id: string) => `/product/${id}` }, collection: { href: (id: string) => `/collection/${id}` } },
      themeColors: { light: '#fff', dark: '#000' },
      async render(_request: Request, { user, transport }: Parameters<WebBuild['entry']['render']>[1]) {
        const check = await transport({ endpoint: contract.auth.check, params: {}, path: '/auth/check', query: [] })
        const body = `<p>${JSON.stringify(check.body)}</p><p>${JSON.stringify(user)}</p>`
        return { kind: 'page', status: 200, failure: null, head: '', renderBody: () => body, state: '', modules: [] }
      },
    },
    filesOf: () => ({ script: '', modules: [], styles: [] }),
    inspector: null,
  } as unknown as WebBuild
  await app.register(renderPages, { build: async () => build, publicUrl: 'http://127.0.0.1:3000' })
}
