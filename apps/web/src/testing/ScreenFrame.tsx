import { createApiClient } from '@shop/api/client'
import { catalogueCollections, catalogueHeroes, catalogueProducts, createImage } from '@shop/api/testing'
import type { FakeApi, FakeSeed } from '@shop/api/testing'
import { presentationOf } from '@shop/domain'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import shop from '../../../../shop.config.ts'
import { App } from '../app/shell/App.tsx'
import { notify } from '../app/shell/notices.ts'
import { servicesContext } from '../app/services/services.ts'
import type { Services } from '../app/services/services.ts'
import { personOf } from '../app/shop/person-of.ts'
import { createShopRuntime } from '../app/shop/shop-runtime.ts'
import { startShop } from '../app/shop/start-shop.ts'
import { createRoutes } from '../routes.tsx'
import { useCircumstances } from './circumstances.ts'
import type { Circumstances } from './circumstances.ts'
import { overNetwork } from './network.ts'
import { createVisit } from './visit.ts'
import type { Visit } from './visit.ts'
import '../app/head/failed.head.ts'
import '../app/routing/PendingPage.tsx'

// Stories wait for a page, not for its chunks: every loader, head and screen is imported here.
import.meta.glob(['../screens/**/*.{ts,tsx}', '!../screens/**/*.{stories,test}.*'], { eager: true })

/** Properties of {@link ScreenFrame}. */
export interface ScreenFrameProps {
  /** The address that is open. */
  address: string
  /** What the shop has; the example catalogue unless given. */
  seed?: FakeSeed
  /**
   * Prepares the API and the browser in memory before the page asks anything: an answer that fails, or never comes, or
   * a cart that is there already (`api.state.carts`, or `browser.storage` for a visitor).
   */
  arrange?: (api: FakeApi, browser: Visit['browser']) => void
  /** True begins without the server's answer to who the person is: the machines ask. */
  isPersonUnknown?: boolean
  /** Called before the machines are fetched; throws while they cannot be. */
  fetchMachines?: () => void
}

const exampleCatalogue: FakeSeed = {
  products: catalogueProducts,
  collections: catalogueCollections,
  heroes: catalogueHeroes,
  // The pictures of the owner's file as Storybook serves them: whole, without variants.
  presentation: presentationOf(shop, ({ file, alt }) =>
    createImage({ url: file.replace('demo/images', '/demo'), alt, widths: [], placeholder: '' }),
  ),
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
  const [{ services, runtime, routes, router, setNetwork }] = useState(() => start(circumstances, props))
  useEffect(() => () => router.dispose(), [router])
  useEffect(() => setNetwork(circumstances.network), [setNetwork, circumstances.network])
  return (
    <App facts={{ shop, publicUrl: 'https://shop.example', year: 2026 }} services={services} runtime={runtime} routes={routes}>
      <RouterProvider router={router} />
    </App>
  )
}

function start(circumstances: Circumstances, props: ScreenFrameProps) {
  const { address, seed = exampleCatalogue, arrange, isPersonUnknown = false, fetchMachines } = props
  const { api, browser, setOnline } = createVisit(circumstances, seed)
  arrange?.(api, browser)
  let { network } = circumstances
  const handle = (request: Request) => api.handle(request, cookiesOf(browser))
  const client = createApiClient({ fetch: overNetwork(handle, () => network), baseUrl: 'http://shop.test' })
  const ports = { ...browser, api: client, createId: () => crypto.randomUUID() }
  const user = api.state.accounts.find(({ user: { _id } }) => _id === api.state.signedIn)?.user ?? null
  const runtime = createShopRuntime({
    user,
    load: async () => {
      fetchMachines?.()
      return startShop({ ports, user: isPersonUnknown ? undefined : user, notify: (notice) => void notify(notice) })
    },
  })
  const services: Services = { api: async () => client, memory: null, person: (options) => personOf(runtime, options) }
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
  const routes = createRoutes()
  const router = createMemoryRouter(routes, { initialEntries: [address], getContext })
  const setNetwork = (next: Circumstances['network']) => {
    network = next
    setOnline(next !== 'offline')
  }
  return { services, runtime, routes, router, setNetwork }
}

/** What the browser sends along with every call. */
function cookiesOf({ cookies }: Visit['browser']): Record<string, string> {
  const anonymousId = cookies.get('anonymousId')
  return anonymousId === null ? {} : { anonymousId }
}

/** An answer that never comes. */
export function pending(): Promise<Response> {
  return new Promise(() => {})
}
