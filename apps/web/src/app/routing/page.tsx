import type { Showcase } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { loadPart } from '@shop/ui/components/lazy-part'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { PageHead } from '../head/head.ts'
import { servicesContext } from '../services/services.ts'
import type { Services } from '../services/services.ts'
import type { ShopFacts } from '../services/shop-facts.ts'
import type { Guard } from './guard.ts'
import { guardedLoader } from './guarded-loader.ts'
import { PendingView } from './PageArea.tsx'

/** The input of a loader. */
export interface LoaderInput extends Pick<Services, 'adminApi' | 'currentUser'> {
  api: ApiClient
  params: Readonly<Record<string, string | undefined>>
  url: URL
  /** Aborted when the user navigates elsewhere meanwhile. */
  signal: AbortSignal
}

/** Reads the data of a page. */
export type LoaderOf<Data> = (input: LoaderInput) => Promise<Data>

/** The input of a page's head. */
export interface HeadInput<Data> {
  /** The data that the page's loader returned. */
  data: Data
  /** The page's address. */
  url: URL
  facts: ShopFacts
}

/** Creates the head of a page from its data. */
export type HeadOf<Data> = (input: HeadInput<Data>) => PageHead

/** The placeholder while a page is loading; `authentication` hides the shape of a guarded page. */
export interface Pending {
  shape: 'home' | 'shop' | 'product' | 'list' | 'text' | 'form' | 'authentication'
  label: string
}

/** One page of the shop, as the folder of its screen declares it. Loader, head and screen are imported when needed. */
interface Page<Data> {
  /** Its folder below `screens`. The first part of it names the file in which the screen is downloaded. */
  id: string
  path: { pattern: string }
  /** The users who may see the page. A guarded page is downloaded together with the shop's machines. */
  guard?: Guard
  /**
   * The data with which the page starts at once, such as what a card showed. Undefined runs the loader. It is part of the first script,
   * so that opening an item needs neither the loader nor the API client.
   */
  early?: (input: Pick<Services, 'memory'> & Pick<LoaderInput, 'params'>) => NoInfer<Data> | undefined
  /** Without one, the data is null. */
  loader?: () => Promise<LoaderOf<Data>>
  /** True runs the loader again on Back; otherwise Back shows the data that this visit has loaded before. */
  alwaysLoads?: boolean
  /** True for a page whose list reads the query by itself: a change of the query does not run the loader. */
  followsQuery?: boolean
  head: () => Promise<HeadOf<NoInfer<Data>>>
  pending: Pending
  screen: () => Promise<ComponentType>
  /** Whether the page is a list, from which most users open an item. */
  leadsToItems?: boolean
  /** Whether the page starts with a picture, which the header then overlaps. */
  startsWithPicture?: (data: NoInfer<Data>) => boolean
  /**
   * The addresses of the page in the sitemap; without it, the page is left out.
   *
   * @param showcase - the categories and styles that have products
   */
  sitemap?: (showcase: Showcase) => readonly string[]
}

/** The properties of the open page that the app reads. */
export interface PageHandle extends Pick<
  Page<never>,
  'guard' | 'head' | 'leadsToItems' | 'pending' | 'startsWithPicture' | 'sitemap'
> {
  /** Downloads all code of the page, so that opening it needs no further request for code. */
  prefetch: () => Promise<unknown>
  /** Downloads the screen only, for a page that starts with early data. */
  prefetchScreen: () => Promise<unknown>
}

/** Creates the route of a page. */
export function page<Data = null>(declared: Page<Data>): RouteObject {
  const { id, path, guard, pending } = declared
  const loader = declared.loader && twice(declared.loader)
  const head = twice(declared.head)
  const screen = twice(declared.screen)
  const load = loader ? loadWith(declared, loader) : () => null
  return {
    id,
    path: path.pattern,
    loader: guard ? guardedLoader(guard, load) : load,
    ...(declared.followsQuery && { shouldRevalidate: isAnotherPath }),
    lazy: async () => ({ Component: await screen() }),
    HydrateFallback: () => <PendingView {...pending} />,
    handle: {
      ...declared,
      head,
      prefetch: () => Promise.allSettled([loader?.(), head(), screen()]),
      prefetchScreen: () => Promise.allSettled([screen()]),
    },
  }
}

interface Frame extends Pick<Page<never>, 'id' | 'pending' | 'screen'> {
  pages: RouteObject[]
}

/** Creates the layout route of several pages, which stays mounted while the user navigates between them. */
export function frame({ id, pending, screen, pages }: Frame): RouteObject {
  return {
    id,
    lazy: async () => ({ Component: await twice(screen)() }),
    HydrateFallback: () => <PendingView {...pending} />,
    children: pages,
  }
}

/**
 * Loads a chunk, and once more if it was lost, so that a short gap in the connection does not cost the page. A browser needs some tasks
 * for every import, so one that has been loaded is remembered: the page of an item is then rendered in the task of the tap.
 */
function twice<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Part | null = null
  return async () => (loaded ??= await loadPart(load).catch(() => loadPart(load)))
}

/** The page of a route match; undefined when the address has no page. */
export function handleOf(match: { handle?: unknown } | undefined): PageHandle | undefined {
  return match?.handle as PageHandle | undefined
}

function loadWith<Data>({ id, alwaysLoads, early }: Page<Data>, loader: () => Promise<LoaderOf<Data>>): LoaderFunction {
  return async ({ context, params, request }) => {
    const { api, adminApi, memory, currentUser } = context.get(servicesContext)
    const remembered = alwaysLoads ? undefined : memory?.dataAtDestination(id)
    if (remembered !== undefined) return remembered
    const started = early?.({ memory, params })
    if (started !== undefined) return started
    const [load, client] = await Promise.all([loader(), api()])
    return load({ api: client, adminApi, currentUser, params, url: new URL(request.url), signal: request.signal })
  }
}

function isAnotherPath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
