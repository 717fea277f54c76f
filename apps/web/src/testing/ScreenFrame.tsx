import { catalogueCollections, catalogueHeroes, catalogueProducts, createFakeApi } from '@shop/api/testing'
import type { FakeApi, FakeSeed } from '@shop/api/testing'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import shop from '../../../../shop.config.ts'
import { App } from '../app/App.tsx'
import { servicesContext } from '../app/services.ts'
import type { Services } from '../app/services.ts'
import { createRoutes } from '../routes.tsx'
// What the app fetches when it is needed is here at once: a story waits for the page, not for its chunks.
import '../app/heads.ts'
import '../app/loaders.ts'
import '../app/PendingPage.tsx'
import '../screens/home/Home.tsx'
import '../screens/list-pages.ts'
import '../screens/piece-pages.ts'

/** Properties of {@link ScreenFrame}. */
export interface ScreenFrameProps {
  /** The address that is open. */
  address: string
  /** What the shop has; the example catalogue unless given. */
  seed?: FakeSeed
  /** Prepares the API in memory before the page asks anything: an answer that fails, or never comes. */
  arrange?: (api: FakeApi) => void
}

const exampleCatalogue: FakeSeed = {
  products: catalogueProducts,
  collections: catalogueCollections,
  heroes: catalogueHeroes,
}

/** The whole app at an address, over the API in memory: what stories and tests of screens show. */
export function ScreenFrame({ address, seed = exampleCatalogue, arrange }: ScreenFrameProps) {
  const [{ services, routes, router }] = useState(() => start(address, seed, arrange))
  useEffect(() => () => router.dispose(), [router])
  return (
    <App facts={{ shop, publicUrl: 'https://shop.example', year: 2026 }} services={services} routes={routes}>
      <RouterProvider router={router} />
    </App>
  )
}

function start(address: string, seed: FakeSeed, arrange?: ScreenFrameProps['arrange']) {
  const api = createFakeApi(seed)
  arrange?.(api)
  const services: Services = { api: async () => api.client, memory: null }
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
  const routes = createRoutes()
  const router = createMemoryRouter(routes, { initialEntries: [address], getContext })
  return { services, routes, router }
}

/** An answer that never comes. */
export function pending(): Promise<Response> {
  return new Promise(() => {})
}
