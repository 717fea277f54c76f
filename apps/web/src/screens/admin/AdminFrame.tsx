import { collectionAdminMachine, productAdminMachine } from '@shop/machines'
import { AdminSidebar } from '@shop/ui/patterns/admin-sidebar'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { loadingAuthentication } from '../../app/routing/guard.ts'
import { PendingPage } from '../../app/routing/PendingPage.tsx'
import { useServices } from '../../app/services/services-context.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'
import { useShopNow } from '../../app/shop/useShopNow.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useRole } from '../../app/shop/useUser.ts'
import { useAdminLinks } from '../../app/shell/useAdminLinks.ts'
import { useLogOut } from '../../app/shell/useLogOut.ts'
import { AdminTablesProvider, tableActors } from './admin-tables.ts'
import { EnquiryInboxScope } from './EnquiryInboxScope.tsx'
import styles from './AdminFrame.module.css'
import { SignInAgain } from './SignInAgain.tsx'

/** The layout of the admin pages: the sidebar, and a dialog that asks an admin whose session has ended to sign in again. */
export function AdminFrame() {
  const isRunning = useShopNow() !== null
  const links = useAdminLinks()
  const logOut = useLogOut()
  const isAdmin = useRole() === 'admin'
  const hasExpired = useShopSelector('auth', ({ context }) => context.expired !== null, false)
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  // Other users are being redirected and must not see an admin page meanwhile.
  if (!isRunning || !(isAdmin || hasExpired)) return <PendingPage {...loadingAuthentication} />
  return (
    <div className={styles.root} data-admin-pages>
      <AdminSidebar links={links} onLogOut={logOut} isLoggingOut={isLoggingOut} />
      <div className={styles.page}>
        <EnquiryInboxScope>
          <AdminTablesScope>
            <Outlet />
          </AdminTablesScope>
        </EnquiryInboxScope>
      </div>
      <SignInAgain isNeeded={hasExpired && !isAdmin} />
    </div>
  )
}

/** The two tables of the dashboard live as long as the admin stays on the admin pages. */
function AdminTablesScope({ children }: { children: ReactNode }) {
  const services = useServices()
  const products = useScreenActor(() => productAdminMachine.provide({ actors: tableActors(services).products }), {})
  const collections = useScreenActor(() => collectionAdminMachine.provide({ actors: tableActors(services).collections }), {})
  const tables = useMemo(() => ({ products, collections }), [products, collections])
  return <AdminTablesProvider value={tables}>{children}</AdminTablesProvider>
}
