import { AdminLinks, type AdminLinksProps } from './AdminLinks.tsx'
import styles from './AdminSidebar.module.css'

type AdminSidebarProps = AdminLinksProps

/** The navigation column of the admin screens. Small screens use {@link AdminDrawer} instead. */
export function AdminSidebar(props: AdminSidebarProps) {
  return (
    <div className={styles.root}>
      <AdminLinks {...props} />
    </div>
  )
}
