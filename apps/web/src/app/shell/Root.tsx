import { LinkProvider } from '@shop/ui/components/link'
import { SkipLink } from '@shop/ui/components/skip-link'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useGuardedPage } from '../routing/useGuardedPage.ts'
import { Notices } from './Notices.tsx'
import { PageArea, usePendingPage } from '../routing/PageArea.tsx'
import { RouterLink } from '../routing/RouterLink.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteTop } from './SiteTop.tsx'
import { useShopLife } from '../shop/useShopLife.ts'
import { useCookieBanner } from './useCookieBanner.tsx'
import { useHydratedMark } from './useHydratedMark.ts'
import { usePageArrival } from '../routing/usePageArrival.tsx'
import { useScrollToTop } from '../routing/useScrollToTop.ts'

/** What stands around every page, and what happens whenever a page arrives. */
export function Root() {
  const arrival = usePageArrival()
  const pending = usePendingPage()
  const cookies = useCookieBanner()
  useScrollToTop()
  useHydratedMark()
  useShopLife()
  useGuardedPage()
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink href="#content" />
      {cookies.banner}
      <SiteTop isPending={pending !== null} />
      <main id="content" tabIndex={-1}>
        <PageArea pending={pending}>
          <Outlet />
        </PageArea>
      </main>
      <SiteFooter onCookieSettings={cookies.open} />
      <Notices />
      {arrival}
      <ScrollRestoration />
    </LinkProvider>
  )
}
