import { createAdminApiClient } from '@shop/api/admin-client'
import { createApiClient } from '@shop/api/client'
import {
  catalogueCollections,
  catalogueHeroes,
  catalogueProducts,
  createImage,
  exampleChanges,
  exampleEnquiries,
  exampleMissedSearches,
  exampleSynonyms,
} from '@shop/api/testing'
import type { FakeApi, FakeSeed } from '@shop/api/testing'
import { presentationOf, shopDetailsOf } from '@shop/domain'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import shop from '../../../../shop.config.ts'
import { hasStoredEnquiries } from '@shop/machines'
import { App } from '../app/shell/App.tsx'
import { PersistentStorageProvider } from '../app/shell/persistent-storage.ts'
import { notifyOf } from '../app/shell/notify.ts'
import { servicesContext } from '../app/services/services.ts'
import type { Services } from '../app/services/services.ts'
import { startEnquiries } from '../app/enquiries/start-enquiries.ts'
import { currentUser } from '../app/shop/current-user.ts'
import { createShopRuntime } from '../app/shop/shop-runtime.ts'
import { areAdminPagesOpen, startShop } from '../app/shop/start-shop.ts'
import { createRoutes } from '../routes.tsx'
import { useStoryEnvironment } from './story-environment.ts'
import type { StoryEnvironment } from './story-environment.ts'
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
  /** The data of the shop; the example catalogue by default. */
  seed?: FakeSeed
  /**
   * Prepares the API and the browser in memory before the first request: a response that fails or never arrives, or an
   * existing cart (`api.state.carts`, or `browser.storage` for a visitor).
   */
  arrange?: (api: FakeApi, browser: Visit['browser']) => void
  /** True starts without a known user, so that the machines request the session from the server. */
  isUserUnknown?: boolean
  /** Called before the machines are fetched; throw to make that fail. */
  fetchMachines?: () => void
}

function demoImage(file: string, alt: string) {
  const url = file.replace('demo/images', '/demo')
  return createImage({ url, public_id: url, alt, widths: [], placeholder: '' })
}

const exampleCatalogue: FakeSeed = {
  products: catalogueProducts,
  collections: catalogueCollections,
  heroes: catalogueHeroes,
  missedSearches: exampleMissedSearches,
  synonyms: exampleSynonyms,
  changes: exampleChanges,
  enquiries: exampleEnquiries,
  // Storybook serves the pictures of the owner's file without variants.
  shopDetails: {
    version: 0,
    ...shopDetailsOf(shop),
    catalogues: shop.catalogues.map(({ picture: { file, alt }, ...catalogue }) => ({
      ...catalogue,
      picture: demoImage(file, alt),
    })),
    heroes: catalogueHeroes.slice(0, 5),
  },
  presentation: presentationOf(shop, ({ file, alt }) => demoImage(file, alt)),
}

/**
 * Renders the whole app at an address, with the API in memory, for stories and tests of screens. Another role or cookie choice
 * starts a new visit; another network applies from the next request on.
 */
export function ScreenFrame(props: ScreenFrameProps) {
  const environment = useStoryEnvironment()
  return <VisitedScreen key={`${environment.role} ${environment.consent}`} {...props} environment={environment} />
}

function VisitedScreen({ environment, ...props }: ScreenFrameProps & { environment: StoryEnvironment }) {
  const [{ facts, services, runtime, routes, router, storage, setNetwork }] = useState(() => start(environment, props))
  useEffect(() => () => router.dispose(), [router])
  useEffect(() => setNetwork(environment.network), [setNetwork, environment.network])
  return (
    <App facts={facts} services={services} runtime={runtime} routes={routes}>
      <PersistentStorageProvider value={storage}>
        <RouterProvider router={router} />
      </PersistentStorageProvider>
    </App>
  )
}

function start(environment: StoryEnvironment, props: ScreenFrameProps) {
  const { address, seed = exampleCatalogue, arrange, isUserUnknown = false, fetchMachines } = props
  // A copy, because an admin who saves the shop's details changes it, and the next story needs the first values.
  const facts = { shop: { ...shop }, publicUrl: 'https://shop.example', year: 2026 }
  const { api, browser, setOnline } = createVisit(environment, seed)
  arrange?.(api, browser)
  let { network } = environment
  const handle = (request: Request) => api.handle(request, cookiesOf(browser))
  const options = { fetch: overNetwork(handle, () => network), baseUrl: 'http://shop.test' }
  const client = createApiClient(options)
  const ports = { ...browser, api: client, createId: () => crypto.randomUUID() }
  const user = api.state.accounts.find(({ user: { _id } }) => _id === api.state.signedIn)?.user ?? null
  const runtime = createShopRuntime({
    user,
    load: async () => {
      fetchMachines?.()
      return startShop({ ports, user: isUserUnknown ? undefined : user, notify: notifyOf, asksToLogInAgain: areAdminPagesOpen })
    },
    loadEnquiries: async (running, areWanted) =>
      areWanted() || hasStoredEnquiries(browser.storage)
        ? startEnquiries({ shop: running, ports: { ...ports, shopName: shop.name, random } })
        : null,
  })
  const services: Services = {
    api: async () => client,
    adminApi: async () => createAdminApiClient(options),
    memory: null,
    currentUser: (asked) => currentUser(runtime, asked),
  }
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
  const routes = createRoutes()
  const router = createMemoryRouter(routes, { initialEntries: [address], getContext })
  const setNetwork = (next: StoryEnvironment['network']) => {
    network = next
    setOnline(next !== 'offline')
  }
  return { facts, services, runtime, routes, router, storage: browser.storage.persistent, setNetwork }
}

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** The cookies that the browser sends with every request. */
function cookiesOf({ cookies }: Visit['browser']): Record<string, string> {
  const anonymousId = cookies.get('anonymousId')
  return anonymousId === null ? {} : { anonymousId }
}

/** A response that never arrives. */
export function pending(): Promise<Response> {
  return new Promise(() => {})
}
