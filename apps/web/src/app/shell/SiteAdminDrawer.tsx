import { AdminDrawer } from '@shop/ui/patterns/admin-sidebar'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'
import { useAdminLinks } from './useAdminLinks.ts'

interface SiteAdminDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What the menu button opens for an admin in the back office, in place of the shop's drawer: the sections of it. */
export function SiteAdminDrawer(props: SiteAdminDrawerProps) {
  const links = useAdminLinks()
  const send = useShopSend()
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  return (
    <AdminDrawer
      {...props}
      links={links}
      onLogOut={() => send('auth', { type: 'signOut.requested' })}
      isLoggingOut={isLoggingOut}
    />
  )
}
