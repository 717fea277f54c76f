import { LinkProvider } from '@shop/ui/components/link'
import { SkipLink } from '@shop/ui/components/skip-link'
import type { CSSProperties } from 'react'
import { Outlet } from 'react-router-dom'
import { useShopFacts } from '../services/shop-facts.ts'
import { useGuardedPage } from '../routing/useGuardedPage.ts'
import { Toasts } from './Toasts.tsx'
import { PageArea, usePendingPage } from '../routing/PageArea.tsx'
import { RouterLink } from '../routing/RouterLink.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteTop } from './SiteTop.tsx'
import { useShopLifecycle } from '../shop/useShopLifecycle.ts'
import { useCookieBanner } from './useCookieBanner.tsx'
import { useHydratedMark } from './useHydratedMark.ts'
import { usePageChange } from '../routing/usePageChange.tsx'
import { useScrollPosition } from '../routing/useScrollPosition.ts'

/** The layout around every page. It also updates head, focus and scroll position on every navigation. */
export function Root() {
  const arrival = usePageChange()
  const pending = usePendingPage()
  const cookies = useCookieBanner()
  const { publicUrl } = useShopFacts()
  useScrollPosition()
  useHydratedMark()
  useShopLifecycle()
  useGuardedPage()
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink href="#content" />
      {cookies.banner}
      <SiteTop isPending={pending !== null} />
      {/* Printed links are complete. */}
      <main id="content" tabIndex={-1} style={{ '--site': JSON.stringify(publicUrl) } as CSSProperties}>
        <PageArea pending={pending}>
          <Outlet />
        </PageArea>
      </main>
      <SiteFooter onCookieSettings={cookies.open} />
      <Toasts />
      {arrival}
    </LinkProvider>
  )
}
