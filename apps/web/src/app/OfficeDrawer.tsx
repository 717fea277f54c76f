import { useLocation } from 'react-router-dom'
import { AdminDrawer } from './lazy-parts.ts'
import { markCurrent, navigation } from './navigation.ts'
import { useShopSelector } from './shop/useShopSelector.ts'
import { useShopSend } from './shop/useShopSend.ts'

interface OfficeDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What the menu button opens for an admin on the dashboard, in place of the shop's drawer: the sections of it. */
export function OfficeDrawer(props: OfficeDrawerProps) {
  const { pathname, search } = useLocation()
  const send = useShopSend()
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  return (
    <AdminDrawer
      {...props}
      links={markCurrent(navigation.dashboard, pathname + search)}
      onLogOut={() => send('auth', { type: 'signOut.requested' })}
      isLoggingOut={isLoggingOut}
    />
  )
}
