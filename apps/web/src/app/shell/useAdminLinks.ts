import { adminSentences } from '@shop/domain'
import type { AdminLink } from '@shop/ui/patterns/admin-sidebar'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { markCurrent } from './navigation.ts'
import { readSection } from './admin-section.ts'
import { useNewEnquiries } from './new-enquiries.ts'

const manageProducts = { label: adminSentences.manageProducts, href: paths.dashboard.href('?section=products') }
const manageCollections = { label: adminSentences.manageCollections, href: paths.dashboard.href('?section=collections') }

const enquiries = { label: 'Enquiries', href: paths.adminEnquiries.href() }

/** The admin pages, in the sidebar of wide screens and in a drawer on small ones. Shoppers do not download the list. */
export const adminLinks: readonly AdminLink[] = [
  enquiries,
  { label: adminSentences.dashboardOverview, href: paths.dashboard.href() },
  manageProducts,
  manageCollections,
  { label: 'Search', href: paths.adminSearch.href() },
  { label: 'Shop Details', href: paths.shopDetails.href() },
  { label: 'Account', href: paths.adminAccount.href() },
]

/** The links to the admin pages. The open one is marked; a form belongs to the section of its item, and Enquiries has the number of
 * new ones. */
export function useAdminLinks(): AdminLink[] {
  const { pathname, search } = useLocation()
  const count = useNewEnquiries()
  const numbered = adminLinks.map((link) => (link === enquiries ? { ...link, count } : link))
  return markCurrent(numbered, currentHref(pathname.toLowerCase(), search))
}

function currentHref(path: string, search: string): string {
  if (path.startsWith(enquiries.href)) return enquiries.href
  if (path.startsWith('/admin/products')) return manageProducts.href
  if (path.startsWith('/admin/collections')) return manageCollections.href
  if (path !== paths.dashboard.href()) return path
  const section = readSection(search)
  return paths.dashboard.href(section === null ? '' : `?section=${section}`)
}
