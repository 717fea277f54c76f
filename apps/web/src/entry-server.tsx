import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import type { Showcase, Transport, User } from '@shop/api'
import { createAdminApiClient } from '@shop/api/admin-client'
import { createApiClient } from '@shop/api/client'
import { notFoundSentences } from '@shop/ui/patterns/not-found'
import { RenderOnceContext } from '@shop/ui/patterns/item-card'
import { App } from './app/shell/App.tsx'
import { createRenderOnce } from './app/shell/render-once.tsx'
import { missingOf } from './app/routing/ErrorScreen.tsx'
import { failedPageTitle } from './app/routing/FailedPage.tsx'
import { failedHead } from './app/head/failed.head.ts'
import { headHtml, scriptJson } from './app/head/head-html.ts'
import { headTags } from './app/head/head.ts'
import type { PageHead } from './app/head/head.ts'
import { handleOf } from './app/routing/page.tsx'
import type { PageState } from './app/routing/page-state.ts'
import { servicesContext } from './app/services/services.ts'
import type { Services } from './app/services/services.ts'
import type { ShopFacts } from './app/services/shop-facts.ts'
import { createShopRuntime } from './app/shop/shop-runtime.ts'
import { createRoutes } from './routes.tsx'

export { themeColors } from './app/head/theme-colors.ts'
export { paths } from './paths.ts'

/** The data that the server passes with a request. */
export interface RenderInput {
  facts: ShopFacts
  /** The user who made the request; null for a visitor or a guest, who get the same pages. */
  user: User | null
  /** Reaches the API without a socket, with the session of the request. */
  transport: Transport
  /** Finds the preview card of the page with this path. */
  previewOf: (path: string) => Promise<NonNullable<PageHead['preview']> | null>
}

/** The response to a request for a page. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      /** The page's own elements in the head, as HTML. */
      head: string
      /** Renders the app, as HTML. At one address, the same state makes the same HTML, because the browser renders from the state too. */
      renderBody: () => string
      /** The page's state as JSON that is safe in a script element. */
      state: string
      /** The modules of the page, as keys of the client's manifest. */
      modules: string[]
      /** The error that made the page fail, for the log, or null. */
      failure: unknown
    }

const routes = createRoutes()
const handler = createStaticHandler(routes)
const renderOnce = createRenderOnce()

/** The paths of the pages in the sitemap, without those of products and collections. */
export function sitemapPaths(showcase: Showcase): readonly string[] {
  return pagesOf(routes).flatMap((route) => handleOf(route)?.sitemap?.(showcase) ?? [])
}

/**
 * Reads the data of the page at an address, and returns how to render it. All data is awaited first, so the page is one string that can be
 * cached: measured against streaming, this costs the server less.
 */
export async function render(request: Request, { facts, user, transport, previewOf }: RenderInput): Promise<RenderResult> {
  const api = createApiClient({ transport })
  const requestContext = new RouterContextProvider()
  const adminApi = async () => createAdminApiClient({ transport })
  const services: Services = { api: async () => api, adminApi, memory: null, currentUser: async () => user }
  requestContext.set(servicesContext, services)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  const failure = takeFailure(context)
  return {
    kind: 'page',
    status: isUnavailable(failure) ? 503 : context.statusCode,
    head: await renderHead(context, new URL(request.url), facts, previewOf),
    renderBody: () =>
      renderToString(
        <RenderOnceContext value={renderOnce}>
          <App facts={facts} services={services} runtime={withoutMachines(user)} routes={routes}>
            <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
          </App>
        </RenderOnceContext>,
      ),
    state: renderState(context, facts, user),
    modules: modulesOf(context.matches.at(-1)!.route),
    failure,
  }
}

/** Whether a page failed because something that the shop depends on is temporarily unavailable. */
function isUnavailable(failure: unknown): boolean {
  return failure instanceof Error && 'status' in failure && failure.status === 503
}

/** A runtime without machines, because machines run only in a browser and no page waits for them. */
function withoutMachines(user: User | null) {
  return createShopRuntime({ user, load: () => Promise.reject(new Error('The server runs no machines.')) })
}

/**
 * The modules that a page needs at once, as the manifest names them: the screens of one folder are one module, see
 * `build/page-chunks.ts`.
 */
function modulesOf(route: RouteObject): string[] {
  const handle = handleOf(route)
  if (!handle) return []
  const screens = `src/screens/${route.id!.split('/')[0]}`
  return handle.guard ? [screens, 'src/app/shop/browser-shop.ts'] : [screens]
}

/** Removes the error from the page, where everybody could read it, and returns it for the log. */
function takeFailure(context: StaticHandlerContext): unknown {
  let failure: unknown = null
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (isRouteErrorResponse(error)) continue
    failure = error
    context.errors![id] = new Error('The page could not be loaded.')
  }
  return failure
}

async function renderHead(
  context: StaticHandlerContext,
  url: URL,
  facts: ShopFacts,
  previewOf: RenderInput['previewOf'],
): Promise<string> {
  const { route } = context.matches.at(-1)!
  const data = context.loaderData[route.id] as never
  const handle = handleOf(route)
  const head = context.errors || !handle ? failedHead(failedTitle(context)) : (await handle.head())({ data, url, facts })
  const path = head.cardPath ?? head.canonical
  const preview = path === null ? null : await previewOf(path)
  return headHtml(headTags({ ...head, preview }, facts))
}

function failedTitle({ errors }: StaticHandlerContext): string {
  const of = missingOf(Object.values(errors ?? {})[0])
  return of ? notFoundSentences[of] : failedPageTitle
}

/** Marks errors as the router does, so that hydration restores them. */
function renderState({ loaderData, errors }: StaticHandlerContext, facts: ShopFacts, user: User | null): string {
  const marked = Object.entries(errors ?? {}).map(([id, error]) => [
    id,
    isRouteErrorResponse(error)
      ? { ...error, __type: 'RouteErrorResponse' }
      : { message: (error as Error).message, __type: 'Error' },
  ])
  const state: PageState = { facts, user, router: { loaderData, errors: errors ? Object.fromEntries(marked) : null } }
  return scriptJson(JSON.stringify(state))
}

function pagesOf(all: readonly RouteObject[]): RouteObject[] {
  return all.flatMap((route) => [route, ...pagesOf(route.children ?? [])])
}
