import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RoutesProvider } from '../routing/PageArea.tsx'
import { ServicesProvider } from '../services/services-context.ts'
import type { Services } from '../services/services.ts'
import { ShopFactsProvider } from '../services/shop-facts.ts'
import type { ShopFacts } from '../services/shop-facts.ts'
import { ShopRuntimeProvider } from '../shop/runtime-context.ts'
import type { ShopRuntime } from '../shop/shop-runtime.ts'

interface AppProps {
  facts: ShopFacts
  services: Services
  /** The machines of the shop, running or not. */
  runtime: ShopRuntime
  routes: readonly RouteObject[]
  /** The router: the browser's, the server's, or one in memory. */
  children: ReactNode
}

/** Provides what every screen needs around the router. */
export function App({ facts, services, runtime, routes, children }: AppProps) {
  return (
    <ShopFactsProvider value={facts}>
      <ServicesProvider value={services}>
        <ShopRuntimeProvider value={runtime}>
          <RoutesProvider value={routes}>{children}</RoutesProvider>
        </ShopRuntimeProvider>
      </ServicesProvider>
    </ShopFactsProvider>
  )
}
