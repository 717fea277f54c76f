import { adminSentences } from '@shop/domain'
import type { NavigationLink } from '@shop/ui/patterns/shapes'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { markCurrent } from './navigation.ts'
import { readSection } from './admin-section.ts'

const manageProducts = { label: adminSentences.manageProducts, href: paths.dashboard.href('?section=products') }
const manageCollections = { label: adminSentences.manageCollections, href: paths.dashboard.href('?section=collections') }

/** The admin pages, in the sidebar of wide screens and in a drawer on small ones. Shoppers do not download the list. */
export const adminLinks: readonly NavigationLink[] = [
  { label: adminSentences.dashboardOverview, href: paths.dashboard.href() },
  manageProducts,
  manageCollections,
  { label: 'Messages', href: paths.messages.href() },
  { label: 'Shop Details', href: paths.shopDetails.href() },
  { label: 'Account', href: paths.adminAccount.href() },
]

/** The links to the admin pages. The open one is marked; a form belongs to the section of its item. */
export function useAdminLinks(): NavigationLink[] {
  const { pathname, search } = useLocation()
  return markCurrent(adminLinks, currentHref(pathname.toLowerCase(), search))
}

function currentHref(path: string, search: string): string {
  if (path.startsWith('/admin/products')) return manageProducts.href
  if (path.startsWith('/admin/collections')) return manageCollections.href
  if (path !== paths.dashboard.href()) return path
  const section = readSection(search)
  return paths.dashboard.href(section === null ? '' : `?section=${section}`)
}
