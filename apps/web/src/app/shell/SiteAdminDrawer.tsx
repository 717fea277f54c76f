import { AdminDrawer } from '@shop/ui/patterns/admin-sidebar'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useAdminLinks } from './useAdminLinks.ts'
import { useLogOut } from './useLogOut.ts'

interface SiteAdminDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The drawer of the admin pages: their sections in place of the shop's menu. */
export function SiteAdminDrawer(props: SiteAdminDrawerProps) {
  const links = useAdminLinks()
  const logOut = useLogOut()
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  return <AdminDrawer {...props} links={links} onLogOut={logOut} isLoggingOut={isLoggingOut} />
}
