import type { NavigationLink } from '@shop/ui/patterns/shapes'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { markCurrent, navigation } from './navigation.ts'
import { readSection } from './admin-section.ts'

/** The links to the admin sections. The open one is marked; a form belongs to the section of its item. */
export function useAdminLinks(): NavigationLink[] {
  const { pathname, search } = useLocation()
  const path = pathname.toLowerCase()
  const section = path.startsWith('/admin/products')
    ? 'products'
    : path.startsWith('/admin/collections')
      ? 'collections'
      : readSection(search)
  const here = paths.dashboard.href(section === null ? '' : `?section=${section}`)
  return markCurrent(navigation.dashboard, here)
}
