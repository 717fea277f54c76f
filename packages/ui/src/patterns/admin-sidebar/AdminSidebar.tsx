import { AdminLinks, type AdminLinksProps } from './AdminLinks.tsx'
import styles from './AdminSidebar.module.css'

/** Properties of {@link AdminSidebar}. */
type AdminSidebarProps = AdminLinksProps

/** The column beside every page of the back office. Small screens have {@link AdminDrawer} in its place. */
export function AdminSidebar(props: AdminSidebarProps) {
  return (
    <div className={styles.root}>
      <AdminLinks {...props} />
    </div>
  )
}
