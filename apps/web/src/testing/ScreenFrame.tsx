import { createApiClient } from '@shop/api/client'
import { catalogueCollections, catalogueHeroes, catalogueProducts } from '@shop/api/testing'
import type { FakeApi, FakeSeed } from '@shop/api/testing'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import shop from '../../../../shop.config.ts'
import { App } from '../app/App.tsx'
import { servicesContext } from '../app/services.ts'
import type { Services } from '../app/services.ts'
import { createRoutes } from '../routes.tsx'
import { useCircumstances } from './circumstances.ts'
import type { Circumstances } from './circumstances.ts'
import { overNetwork } from './network.ts'
import { createVisit } from './visit.ts'
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

/**
 * The whole app at an address, over the API in memory: what stories and tests of screens show. Another role or another choice
 * about cookies begins a new visit; another network holds from the next request on.
 */
export function ScreenFrame(props: ScreenFrameProps) {
  const circumstances = useCircumstances()
  return <VisitedScreen key={`${circumstances.role} ${circumstances.consent}`} {...props} circumstances={circumstances} />
}

function VisitedScreen({ circumstances, ...props }: ScreenFrameProps & { circumstances: Circumstances }) {
  const [{ services, routes, router, setNetwork }] = useState(() => start(circumstances, props))
  useEffect(() => () => router.dispose(), [router])
  useEffect(() => setNetwork(circumstances.network), [setNetwork, circumstances.network])
  return (
    <App facts={{ shop, publicUrl: 'https://shop.example', year: 2026 }} services={services} routes={routes}>
      <RouterProvider router={router} />
    </App>
  )
}

function start(circumstances: Circumstances, { address, seed = exampleCatalogue, arrange }: ScreenFrameProps) {
  const { api, setOnline } = createVisit(circumstances, seed)
  arrange?.(api)
  let { network } = circumstances
  const client = createApiClient({ fetch: overNetwork(api.handle, () => network), baseUrl: 'http://shop.test' })
  const services: Services = { api: async () => client, memory: null }
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
  const routes = createRoutes()
  const router = createMemoryRouter(routes, { initialEntries: [address], getContext })
  const setNetwork = (next: Circumstances['network']) => {
    network = next
    setOnline(next !== 'offline')
  }
  return { services, routes, router, setNetwork }
}

/** An answer that never comes. */
export function pending(): Promise<Response> {
  return new Promise(() => {})
}
