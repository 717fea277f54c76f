import '@shop/ui/styles.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { App } from './app/shell/App.tsx'
import { browserApi } from './app/services/browser-api.ts'
import { pageStateId } from './app/routing/page-state.ts'
import type { PageState } from './app/routing/page-state.ts'
import { prefetchPages } from './app/routing/prefetch-pages.ts'
import { personOf } from './app/shop/person-of.ts'
import { createShopRuntime } from './app/shop/shop-runtime.ts'
import { isChunkError, takeReloadTurn } from './app/routing/stale-build.ts'
import { servicesContext } from './app/services/services.ts'
import type { Services } from './app/services/services.ts'
import { VisitMemory } from './app/routing/visit-memory.ts'
import { createRoutes, nextPages } from './routes.tsx'

const state = JSON.parse(document.getElementById(pageStateId)!.textContent) as PageState
const routes = createRoutes()

try {
  await resolveShownRoute(routes)
  start()
} catch (error) {
  // A new build has replaced the chunks of this page. If one reload does not help, the page can still be read.
  if (isChunkError(error) && takeReloadTurn()) window.location.reload()
  else throw error
}

/** The screen of the served page must be there before React looks at the page, or the page would flash. */
async function resolveShownRoute(all: RouteObject[]): Promise<void> {
  const shown = matchRoutes(all, window.location) ?? []
  for (const { route } of shown) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

function start(): void {
  // The router reads its errors back into what they were only from here.
  Object.assign(window, { __staticRouterHydrationData: state.router })
  const memory = new VisitMemory(() => router.state.navigation.location)
  const runtime = createShopRuntime({
    user: state.user,
    load: async (user) => (await import('./app/shop/browser-shop.ts')).startBrowserShop(user),
  })
  const services: Services = { api: browserApi, memory, person: (options) => personOf(runtime, options) }
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
  const router = createBrowserRouter(routes, { getContext })
  const keepPlace = ({ location, loaderData, navigation }: typeof router.state) => {
    if (navigation.state === 'idle') memory.keepData(location.key, loaderData)
  }
  keepPlace(router.state)
  router.subscribe(keepPlace)

  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <App facts={state.facts} services={services} runtime={runtime} routes={routes}>
        <RouterProvider router={router} />
      </App>,
    )
  })
  prefetchPages(nextPages)
}
