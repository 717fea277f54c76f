import { lazyPart, usePrefetch } from '@shop/ui/components/lazy-part'
import { SiteHeader } from '@shop/ui/patterns/site-header'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { isAdminPath } from './admin-section.ts'
import { markCurrent, navigation } from './navigation.ts'
import { handleOf } from '../routing/page.tsx'
import { useShopFacts } from '../services/shop-facts.ts'
import { useRole } from '../shop/useUser.ts'
import { SiteSavedLists } from './SiteSavedLists.tsx'
import { useCurrentAddress } from './useCurrentAddress.ts'
import lost from './LostPart.module.css'

const MobileDrawer = lazyPart(() => import('@shop/ui/patterns/mobile-drawer').then((module) => module.MobileDrawer))
const SiteAdminDrawer = lazyPart(() => import('./SiteAdminDrawer.tsx').then((module) => module.SiteAdminDrawer))

const shopParts = [MobileDrawer]
const adminParts = [SiteAdminDrawer]

interface SiteTopProps {
  /** True while a placeholder of the next page is shown. */
  isPending: boolean
}

/** The header and, once it was opened, the drawer of small screens. */
export function SiteTop({ isPending }: SiteTopProps) {
  const { shop } = useShopFacts()
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  const handle = handleOf(page)
  const hasData = page?.loaderData !== undefined && !isPending
  // The path of the page on which the drawer was opened: another page closes it.
  const [drawer, setDrawer] = useState<'unused' | 'closed' | { path: string }>('unused')
  const isOpen = typeof drawer === 'object' && drawer.path === pathname
  const openSearch = useSearchOpener()
  const here = useCurrentAddress()
  const role = useRole()
  const isAdminPage = role === 'admin' && isAdminPath(pathname)
  usePrefetch(isAdminPage ? adminParts : shopParts)
  const drawerProps = {
    isOpen,
    failedClassName: lost.drawer,
    onOpenChange: () => setDrawer('closed'),
  }
  return (
    <>
      <SiteHeader
        name={shop.name}
        homeHref={paths.home.href()}
        links={markCurrent(navigation.header, here)}
        searchHref={paths.shop.href()}
        onSearch={openSearch}
        onMenuOpen={() => setDrawer({ path: pathname })}
        isMenuOpen={isOpen}
        isOverPicture={hasData && (handle?.startsWithPicture?.(page.loaderData as never) ?? false)}
        accountLinks={markCurrent(isAdminPage ? navigation.adminAccount : navigation.account[role], here)}
      >
        {role === 'admin' ? null : <SiteSavedLists />}
      </SiteHeader>
      {drawer === 'unused' ? null : isAdminPage ? (
        <SiteAdminDrawer {...drawerProps} />
      ) : (
        <MobileDrawer
          {...drawerProps}
          links={markCurrent(navigation.drawer, here)}
          categories={markCurrent(navigation.drawerCategories, here)}
          styles={markCurrent(navigation.drawerStyles, here)}
        />
      )}
    </>
  )
}

/** The state of a navigation that focuses the search box of products, which covers the screen of a phone. */
export interface SearchFocus {
  focusSearch: true
  /** Whether the entry before it in the history is the same page without the search. */
  isOverPage?: true
}

/** Opens the shop and focuses its search box. */
function useSearchOpener() {
  const navigate = useNavigate()
  return (event: SubmitEvent) => {
    event.preventDefault()
    const state: SearchFocus = { focusSearch: true }
    void navigate(paths.shop.href(), { state })
  }
}
