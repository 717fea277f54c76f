import { siteSentences } from '@shop/domain'
import { redirect } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { ErrorScreen } from './app/routing/ErrorScreen.tsx'
import { loadingAuthentication } from './app/routing/guard.ts'
import { guardedLoader } from './app/routing/guarded-loader.ts'
import { missing } from './app/routing/loading.ts'
import type { PageHandle } from './app/routing/page-handle.ts'
import { PendingView } from './app/routing/PageArea.tsx'
import { Root } from './app/shell/Root.tsx'
import { adminFrame, adminPages } from './admin-routes.ts'
import { paths } from './paths.ts'
import type { HomeData } from './screens/home/home.loader.ts'

/**
 * Every page of the shop. Screens, loaders and heads are chunks of their own; a loader starts at the same moment as
 * the screen's chunk. `handle.module` ties a page to its files in the build's manifest.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [...prepared(pages()), { ...adminFrame(prepared(adminPages())), HydrateFallback: AdminPending }],
        },
      ],
    },
  ]
}

function pages(): RouteObject[] {
  return [
    {
      id: 'home',
      path: paths.home.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).homeLoader(args),
      lazy: { Component: async () => (await import('./screens/home/Home.tsx')).Home },
      handle: {
        module: 'src/screens/home/Home.tsx',
        head: async () => (await heads()).homeHead,
        pending: { shape: 'home', label: siteSentences.loadingData },
        startsWithPicture: ({ heroes }: HomeData) => heroes.length > 0,
      } satisfies PageHandle,
    },
    {
      id: 'shop',
      path: paths.shop.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).shopLoader(args),
      shouldRevalidate: isAnotherPage,
      lazy: { Component: async () => (await import('./screens/list-pages.ts')).Shop },
      handle: {
        module: 'src/screens/list-pages.ts',
        head: async () => (await heads()).shopHead,
        pending: { shape: 'shop', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'style',
      path: paths.style.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).styleShopLoader(args),
      shouldRevalidate: isAnotherPage,
      lazy: { Component: async () => (await import('./screens/list-pages.ts')).StyleShop },
      handle: {
        module: 'src/screens/list-pages.ts',
        head: async () => (await heads()).styleShopHead,
        pending: { shape: 'shop', label: siteSentences.loadingStyles },
      } satisfies PageHandle,
    },
    {
      id: 'product',
      path: paths.product.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).productLoader(args),
      lazy: { Component: async () => (await import('./screens/item-pages.ts')).ProductScreen },
      handle: {
        module: 'src/screens/item-pages.ts',
        head: async () => (await heads()).productHead,
        pending: { shape: 'product', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'collection',
      path: paths.collection.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).collectionLoader(args),
      lazy: { Component: async () => (await import('./screens/item-pages.ts')).CollectionScreen },
      handle: {
        module: 'src/screens/item-pages.ts',
        head: async () => (await heads()).collectionHead,
        pending: { shape: 'product', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'profile',
      path: paths.profile.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).profileLoader(args),
      lazy: { Component: async () => (await import('./screens/account-pages.ts')).Profile },
      handle: {
        module: 'src/screens/account-pages.ts',
        head: async () => (await heads()).profileHead,
        pending: loadingAuthentication,
        guard: 'account',
        needsShop: true,
      } satisfies PageHandle,
    },
    {
      id: 'sign-up',
      path: paths.signUp.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).signUpLoader(args),
      lazy: { Component: async () => (await import('./screens/account-pages.ts')).SignUp },
      handle: {
        module: 'src/screens/account-pages.ts',
        head: async () => (await heads()).signUpHead,
        pending: loadingAuthentication,
        guard: 'account',
        needsShop: true,
      } satisfies PageHandle,
    },
    {
      id: 'reset-password',
      path: paths.resetPassword.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).resetPasswordLoader(args),
      lazy: { Component: async () => (await import('./screens/account-pages.ts')).ResetPassword },
      handle: {
        module: 'src/screens/account-pages.ts',
        head: async () => (await heads()).resetPasswordHead,
        pending: { shape: 'form', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'admin-login',
      path: paths.adminLogin.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).adminLoginLoader(args),
      lazy: { Component: async () => (await import('./screens/account-pages.ts')).AdminLogin },
      handle: {
        module: 'src/screens/account-pages.ts',
        head: async () => (await heads()).adminLoginHead,
        pending: loadingAuthentication,
        guard: 'guest',
        needsShop: true,
      } satisfies PageHandle,
    },
    {
      id: 'contact',
      path: paths.contact.pattern,
      lazy: { Component: async () => (await import('./screens/contact/Contact.tsx')).Contact },
      handle: {
        module: 'src/screens/contact/Contact.tsx',
        head: async () => (await heads()).contactHead,
        pending: { shape: 'form', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'cart',
      path: paths.cart.pattern,
      lazy: { Component: async () => (await import('./screens/own-lists.ts')).Cart },
      handle: {
        module: 'src/screens/own-lists.ts',
        head: async () => (await heads()).cartHead,
        pending: { shape: 'list', label: 'Loading your cart...' },
        guard: 'account',
        needsShop: true,
      } satisfies PageHandle,
    },
    {
      id: 'wishlist',
      path: paths.wishlist.pattern,
      lazy: { Component: async () => (await import('./screens/own-lists.ts')).Wishlist },
      handle: {
        module: 'src/screens/own-lists.ts',
        head: async () => (await heads()).wishlistHead,
        pending: { shape: 'list', label: 'Loading your wishlist...' },
        guard: 'account',
        needsShop: true,
      } satisfies PageHandle,
    },
    { id: 'login', path: paths.login.pattern, element: null, loader: () => redirect(paths.profile.href()) },
    {
      id: 'about-us',
      path: paths.aboutUs.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).aboutUsLoader(args),
      lazy: { Component: async () => (await import('./screens/about-us/AboutUs.tsx')).AboutUs },
      handle: {
        module: 'src/screens/about-us/AboutUs.tsx',
        head: async () => (await heads()).aboutUsHead,
        pending: { shape: 'text', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'terms',
      path: paths.terms.pattern,
      lazy: { Component: async () => (await import('./screens/terms/Terms.tsx')).Terms },
      handle: {
        module: 'src/screens/terms/Terms.tsx',
        head: async () => (await heads()).termsHead,
        pending: { shape: 'text', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'privacy',
      path: paths.privacy.pattern,
      lazy: { Component: async () => (await import('./screens/privacy/Privacy.tsx')).Privacy },
      handle: {
        module: 'src/screens/privacy/Privacy.tsx',
        head: async () => (await heads()).privacyHead,
        pending: { shape: 'text', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'e-catalog',
      path: paths.eCatalog.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).eCatalogLoader(args),
      lazy: { Component: async () => (await import('./screens/e-catalog/ECatalog.tsx')).ECatalog },
      handle: {
        module: 'src/screens/e-catalog/ECatalog.tsx',
        head: async () => (await heads()).eCatalogHead,
        pending: { shape: 'text', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'showroom',
      path: paths.showroom.pattern,
      loader: async (args: LoaderFunctionArgs) => (await loaders()).showroomLoader(args),
      lazy: { Component: async () => (await import('./screens/showroom/Showroom.tsx')).Showroom },
      handle: {
        module: 'src/screens/showroom/Showroom.tsx',
        head: async () => (await heads()).showroomHead,
        pending: { shape: 'text', label: siteSentences.loadingData },
      } satisfies PageHandle,
    },
    {
      id: 'not-found',
      path: '*',
      // Never shown: the loader answers that there is no such page.
      element: null,
      loader: () => {
        throw missing('page')
      },
    },
  ]
}

function prepared(routes: RouteObject[]): RouteObject[] {
  return routes.map(withLoader).map(withPendingView)
}

/**
 * A page is loaded only for whom its guard lets in. One that loads nothing has null for its data: without any it would
 * count as one that could not be loaded.
 */
function withLoader(route: RouteObject): RouteObject {
  const handle = route.handle as PageHandle | undefined
  if (!handle) return route
  const load = typeof route.loader === 'function' ? route.loader : () => null
  return { ...route, loader: handle.guard ? guardedLoader(handle.guard, load) : load } as RouteObject
}

/**
 * A page that starts without the server's data, as in stories, shows meanwhile what it shows on any slow way to it; an
 * address that only leads elsewhere shows nothing.
 */
function withPendingView(route: RouteObject): RouteObject {
  const handle = route.handle as PageHandle | undefined
  return { ...route, HydrateFallback: () => handle && <PendingView {...handle.pending} /> }
}

/** The frame of the back office is a chunk as well; its place is held as by any of its pages. */
const AdminPending = () => <PendingView {...loadingAuthentication} />

/** The loaders and the API's client: fetched when a person first goes on, or beforehand by `preparePages`. */
const loaders = () => import('./app/loaders.ts')

/** The heads of all pages: fetched as the loaders are. */
const heads = () => import('./app/heads.ts')

/** The list of a page follows its address by itself; the loader runs again only for another page. */
function isAnotherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}
