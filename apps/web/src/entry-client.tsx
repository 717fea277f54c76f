import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
import { whenOnline } from '@shop/ui/components/lazy-part'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { App } from './app/shell/App.tsx'
import { browserAdminApi, browserApi } from './app/services/browser-api.ts'
import { withHashEntries } from './app/routing/hash-entries.ts'
import { keepVisit, readKeptVisit } from './app/routing/kept-visit.ts'
import { handleOf } from './app/routing/page.tsx'
import { pageStateId } from './app/routing/page-state.ts'
import type { PageState } from './app/routing/page-state.ts'
import { prefetchPages } from './app/routing/prefetch-pages.ts'
import { currentUser } from './app/shop/current-user.ts'
import { createShopRuntime } from './app/shop/shop-runtime.ts'
import { hasStoredNothing } from './app/shop/ports/has-stored-nothing.ts'
import { keptEvents } from './app/shop/waiting-events.ts'
import { isChunkError, claimReload } from './app/routing/stale-build.ts'
import { servicesContext } from './app/services/services.ts'
import type { Services } from './app/services/services.ts'
import { VisitMemory } from './app/routing/visit-memory.ts'
import { createRoutes, itemPage, nextPages } from './routes.tsx'
import { keepTranslatedText } from './translated-text.ts'

const state = JSON.parse(document.getElementById(pageStateId)!.textContent) as PageState
const routes = createRoutes()

/** Milliseconds before a lost chunk is requested again. */
const retryPause = 5000

await startApp()

/**
 * Starts the app when the chunks of the page are there; until then the page can be read. The chunks that are lost may be on a server that cannot
 * be reached, or a deployment has replaced them, in which case a reload helps.
 */
async function startApp(isAgain = false): Promise<void> {
  await nextTask()
  let shown
  try {
    shown = await resolveShownRoute()
  } catch (error) {
    if (!isChunkError(error)) throw error
    if (isAgain && claimReload()) return window.location.reload()
    await connectionOrPause()
    return startApp(true)
  }
  await start(shown)
}

/** Lets a slow phone scroll and paint between two parts of the start. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Resolves when the connection returns, and after a pause. */
function connectionOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopListening()
      clearTimeout(timer)
      resolve()
    }
    const stopListening = whenOnline(end)
    const timer = setTimeout(end, retryPause)
  })
}

/** Loads the screen of the served page before hydration; otherwise the page would flash. Resolves with the route of the page. */
async function resolveShownRoute(): Promise<RouteObject | undefined> {
  const shown = matchRoutes(routes, window.location) ?? []
  for (const { route } of shown) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  return shown.at(-1)?.route
}

async function start(shown: RouteObject | undefined): Promise<void> {
  await nextTask()
  // The router restores its error objects from this global.
  Object.assign(window, { __staticRouterHydrationData: state.router })
  const memory = new VisitMemory(() => router.state.navigation.location, readKeptVisit())
  let loadMachines = () => import('./app/shop/browser-shop.ts')
  const createRuntime = (user: PageState['user']) =>
    createShopRuntime({
      user,
      // An inspected page has no starter, and its machines run at once.
      isFirstVisit: user === null && document.querySelector('script[data-app]') !== null && hasStoredNothing(window),
      kept: keptEvents(window),
      load: async (latest) => (await loadMachines()).startBrowserShop(latest),
      loadEnquiries: async (...input) => (await loadMachines()).loadBrowserEnquiries(state.facts.shop.name, ...input),
    })
  let runtime = createRuntime(state.user)
  addEventListener('pagehide', () => runtime.suspend())
  addEventListener('pageshow', ({ persisted }) => persisted && runtime.resume())
  await nextTask()
  const services: Services = {
    api: browserApi,
    adminApi: browserAdminApi,
    memory,
    currentUser: (options) => currentUser(runtime, options),
  }
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
  const router = withHashEntries(() => createBrowserRouter(routes, { getContext }))
  keepVisit(router, memory)

  const app = (key?: number) => (
    <App key={key} facts={state.facts} services={services} runtime={runtime} routes={routes}>
      <RouterProvider router={router} />
    </App>
  )
  dispatchEvent(new Event('beforehydration'))
  keepTranslatedText()
  let root: Root
  startTransition(() => {
    root = hydrateRoot(document.getElementById('root')!, app())
  })
  // In development, a changed machine starts the shop's machines again, and every screen with its own.
  if (import.meta.hot) {
    import.meta.hot.accept('./app/shop/browser-shop.ts', async (changed) => {
      if (changed === undefined) return
      const user = await currentUser(runtime)
      runtime.current()?.stop()
      loadMachines = async () => changed as never
      runtime = createRuntime(user)
      // React Refresh replaces changed components a moment after this callback.
      setTimeout(() => root.render(app(performance.now())), 50)
    })
  }
  const { leadsToItems } = handleOf(shown) ?? {}
  prefetchPages(nextPages, leadsToItems ? [itemPage] : [])
}
